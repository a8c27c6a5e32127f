import SwiftUI

struct HerbRow: View {
    @Binding var name: String
    @Binding var isDry: Bool

    var body: some View {
        TextField("Name", text: $name)
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    @Previewable @State var name = "Dill"
    @Previewable @State var isDry: Bool = true

    HerbRow(name: $name, isDry: $isDry)
}

import SwiftUI

struct HerbRow: View {
    @Binding var name: String
    @Binding var isDry: Bool

    var body: some View {
        TextField("Name", text: $name)
    }
}

struct HerbRow_Previews: PreviewProvider {
    @State static var name = "Dill"
    @State private static var isDry: Bool = true

    static var previews: some View {
        HerbRow(name: $name, isDry: $isDry)
            .previewLayout(.sizeThatFits)
    }
}

import SwiftUI

struct HerbRow: View {
    let name: String

    var body: some View {
        Text(name)
    }
}

#Preview {
    HerbRow(name: "Basil")
        .previewLayout(.sizeThatFits)
}

#Preview(traits: .sizeThatFitsLayout) {
    HerbRow(name: "Basil")
}

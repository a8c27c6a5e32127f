import SwiftUI

struct HerbRow: View {
    let name: String

    var body: some View {
        Text(name)
    }
}

#Preview("Short") {
    HerbRow(name: "Basil")
        .padding()
}

#Preview("Long", traits: .sizeThatFitsLayout) {
    // The long one.
    HerbRow(name: "Rosemary of the southern hills")
}

#Preview(traits: .fixedLayout(width: 200, height: 44)) {
    HerbRow(name: "")
}

import SwiftUI

struct HerbRow: View {
    let name: String

    var body: some View {
        Text(name)
    }
}

#Preview {
    HerbRow(name: "Basil")
}

#Preview(traits: .landscapeLeft) {
    HerbRow(name: "Mint")
}

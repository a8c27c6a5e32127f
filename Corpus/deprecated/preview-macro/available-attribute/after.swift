import SwiftUI

struct HerbRow: View {
    let name: String

    var body: some View {
        Text(name)
    }
}

@available(iOS 16, *)
#Preview {
    HerbRow(name: "Basil")
}

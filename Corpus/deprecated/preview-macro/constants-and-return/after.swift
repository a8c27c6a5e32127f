import SwiftUI

struct HerbRow: View {
    let name: String

    var body: some View {
        Text(name)
    }
}

#Preview {
    let name = "Thyme"

    return HerbRow(name: name)
}

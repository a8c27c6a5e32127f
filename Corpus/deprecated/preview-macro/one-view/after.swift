import SwiftUI

struct HerbRow: View {
    let name: String

    var body: some View {
        Text(name)
    }
}

#if DEBUG
#Preview {
    // A long name.
    HerbRow(name: "Rosemary of the southern hills") // wraps
        .padding()
}
#endif

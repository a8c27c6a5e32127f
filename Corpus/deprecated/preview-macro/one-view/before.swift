import SwiftUI

struct HerbRow: View {
    let name: String

    var body: some View {
        Text(name)
    }
}

#if DEBUG
struct HerbRow_Previews: PreviewProvider {
    static var previews: some View {
        // A long name.
        HerbRow(name: "Rosemary of the southern hills") // wraps
            .padding()
    }
}
#endif

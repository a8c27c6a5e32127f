import SwiftUI

struct HerbRow: View {
    let name: String

    var body: some View {
        Text(name)
    }
}

@available(iOS 17, *)
struct HerbRow_Previews: PreviewProvider {
    static var previews: some View {
        HerbRow(name: "Basil")
    }
}

import SwiftUI

struct HerbRow: View {
    let name: String

    var body: some View {
        Text(name)
    }
}

struct HerbRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            HerbRow(name: "Basil")
            HerbRow(name: "Mint")
        }
        .previewLayout(.sizeThatFits)
    }
}

import SwiftUI

struct HerbRow: View {
    let name: String

    var body: some View {
        Text(name)
    }
}

struct HerbRow_Previews: PreviewProvider {
    static var previews: some View {
        HerbRow(name: "Basil")
            .previewDisplayName("Short")
            .padding()
        // The long one.
        HerbRow(name: "Rosemary of the southern hills")
            .previewLayout(.sizeThatFits)
            .previewDisplayName("Long")
        HerbRow(name: "")
            .previewLayout(.fixed(width: 200, height: 44))
    }
}

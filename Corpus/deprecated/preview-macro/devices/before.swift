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
            .previewDevice("iPhone 15")
        HerbRow(name: "Mint")
    }
}

struct HerbRow_Sizes_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(["S", "L"], id: \.self) { size in
            HerbRow(name: size)
                .previewDisplayName("Size")
        }
    }
}

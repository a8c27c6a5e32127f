import SwiftUI

struct SeedRow: View {
    let name: String

    var body: some View { Text(name) }
}

struct SeedRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            SeedRow(name: "Basil")

            let name = "Mint"
            SeedRow(name: name)
                .bold()
        }
    }
}

struct SeedRow_Short_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            let name = "Mint"
            SeedRow(name: name)
        }
    }
}

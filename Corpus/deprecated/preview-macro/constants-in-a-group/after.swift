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

#Preview {
    let name = "Mint"
    SeedRow(name: name)
}

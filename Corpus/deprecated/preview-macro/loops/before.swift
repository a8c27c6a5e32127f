import SwiftUI

struct SeedRow: View {
    let name: String

    var body: some View {
        Text(name)
    }
}

struct SeedRow_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(ColorScheme.allCases, id: \.self) { scheme in
            SeedRow(name: "Basil")
                .preferredColorScheme(scheme)
        }
    }
}

struct SeedRow_Names_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ForEach(["Basil", "Mint"], id: \.self) { name in
                SeedRow(name: name)
            }
        }
        .padding()
    }
}

struct SeedList_Previews: PreviewProvider {
    static var previews: some View {
        List {
            ForEach(["Basil", "Mint"], id: \.self) { name in
                SeedRow(name: name)
            }
        }
    }
}

import SwiftUI

struct HerbList: View {
    let herbs: [String]

    var body: some View {
        List(herbs, id: \.self) { Text($0) }
    }
}

struct HerbList_Previews: PreviewProvider {
    private static let first = "Basil"
    // in the order of the beds
    static let herbs: [String] = [
        first,
        "Mint",
    ]

    static var previews: some View {
        NavigationStack {
            HerbList(herbs: herbs)
        }
    }
}

import SwiftUI

struct HerbList: View {
    let herbs: [String]

    var body: some View {
        List(herbs, id: \.self) { Text($0) }
    }
}

#Preview {
    let first = "Basil"
    // in the order of the beds
    let herbs: [String] = [
        first,
        "Mint",
    ]

    NavigationStack {
        HerbList(herbs: herbs)
    }
}

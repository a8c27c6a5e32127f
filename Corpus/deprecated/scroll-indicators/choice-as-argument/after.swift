import SwiftUI

struct Greenhouse: View {
    let showsBar: Bool
    let isLarge: Bool

    var body: some View {
        ScrollView(.horizontal) {
            Text("Lilies")
        }
        .scrollIndicators((isLarge ? showsBar : false) ? .automatic : .hidden)
        .padding()
    }
}

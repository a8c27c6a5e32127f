import SwiftUI

struct Greenhouse: View {
    let showsBar: Bool
    let isLarge: Bool

    var body: some View {
        ScrollView(.horizontal, showsIndicators: isLarge ? showsBar : false) {
            Text("Lilies")
        }
        .padding()
    }
}

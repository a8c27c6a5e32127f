import SwiftUI

struct Harbour: View {
    var ships: ScrollView<Text> {
        ScrollView(showsIndicators: false) {
            Text("Ships")
        }
    }

    func cranes() -> ScrollView<Text> {
        return ScrollView(.horizontal, showsIndicators: false) {
            Text("Cranes")
        }
    }

    var body: some View {
        ships
        cranes()
    }
}

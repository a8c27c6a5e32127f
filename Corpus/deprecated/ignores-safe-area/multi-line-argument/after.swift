import SwiftUI

struct Map: View {
    let isFull: Bool

    var body: some View {
        Color.green
            .ignoresSafeArea(
                edges: isFull
                    ? .all // the map alone
                    : .bottom
            )
    }
}

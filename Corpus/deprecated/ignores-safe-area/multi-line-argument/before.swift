import SwiftUI

struct Map: View {
    let isFull: Bool

    var body: some View {
        Color.green
            .edgesIgnoringSafeArea(
                isFull
                    ? .all // the map alone
                    : .bottom
            )
    }
}

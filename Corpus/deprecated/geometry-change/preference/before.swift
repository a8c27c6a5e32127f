import SwiftUI

struct Card: View {
    var body: some View {
        Text("Card")
            .background(GeometryReader { proxy in
                // Read by the stack.
                Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
            })
    }
}

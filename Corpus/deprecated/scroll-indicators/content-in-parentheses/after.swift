import SwiftUI

struct Quay: View {
    var showsScroller: Bool

    var body: some View {
        ScrollView(content: {
            Text("Ships")
        })
        .scrollIndicators(.hidden)
        ScrollView(content: {
            Text("Cranes")
        })
        ScrollView(.horizontal, content: {
            Text("Ferries")
        })
        .scrollIndicators(.hidden)
        .padding()
        ScrollView(showsIndicators: showsScroller, content: {
            Text("Tides")
        })
    }
}

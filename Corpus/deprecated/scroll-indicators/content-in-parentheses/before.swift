import SwiftUI

struct Quay: View {
    var showsScroller: Bool

    var body: some View {
        ScrollView(.vertical, showsIndicators: false, content: {
            Text("Ships")
        })
        ScrollView(showsIndicators: true, content: {
            Text("Cranes")
        })
        ScrollView(.horizontal, showsIndicators: false, content: {
            Text("Ferries")
        })
        .padding()
        ScrollView(showsIndicators: showsScroller, content: {
            Text("Tides")
        })
    }
}

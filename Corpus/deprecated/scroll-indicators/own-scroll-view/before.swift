import SwiftUI

struct ScrollView<Content: View>: View {
    init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}

    var body: some View { EmptyView() }
}

struct Board: View {
    var body: some View {
        ScrollView(.vertical, showsIndicators: false) {
            Text("Arrivals")
        }
    }
}

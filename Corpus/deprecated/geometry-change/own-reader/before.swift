import SwiftUI

struct GeometryReader<Content: View>: View {
    @ViewBuilder let content: (CGRect) -> Content

    var body: some View { content(.zero) }
}

struct Track: View {
    @State private var size = CGSize.zero

    var body: some View {
        Text("Track")
            .background(GeometryReader { proxy in
                Color.clear.onAppear { size = proxy.size }
            })
    }
}

import SwiftUI

struct Header: View {
    @State private var height: CGFloat = 0

    var body: some View {
        Text("Departures")
            .background(GeometryReader { proxy in
                Color.clear.onAppear { height = proxy.size.height }
            })
            .padding(.bottom, height)
    }
}

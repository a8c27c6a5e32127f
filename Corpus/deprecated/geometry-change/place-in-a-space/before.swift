import SwiftUI

struct Stop: View {
    @State private var top: CGFloat = 0

    var body: some View {
        Text("Stop")
            .background(GeometryReader { proxy in
                Color.clear.onAppear { top = proxy.frame(in: .global).minY }
            })
    }
}

import SwiftUI

struct Recipe: View {
    @State private var height: CGFloat = 0
    @State private var isMeasured = false

    var body: some View {
        Text("Steps")
            .background(GeometryReader { proxy in
                Color.clear.onAppear {
                    height = proxy.size.height
                    isMeasured = true
                }
            })
            .opacity(isMeasured ? 1 : 0)
    }
}

import SwiftUI

struct Windmill: View {
    @State private var isTurning = false

    var body: some View {
        Image("mill")
            .rotationEffect(.degrees(isTurning ? 360 : 0))
            // Slowly.
            .animation(.linear(duration: 4)) // for ever
            .onAppear { isTurning = true }
        Text("Mill")
            .animation(nil)
    }
}

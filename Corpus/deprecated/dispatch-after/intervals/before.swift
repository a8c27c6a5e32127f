import SwiftUI

struct TapHint: View {
    @State private var isShown = false
    let delay = 3.0

    var body: some View {
        Text("Tap")
            .opacity(isShown ? 1 : 0)
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) {
                    isShown = true
                }
            }
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
                    isShown = false
                }
            }
    }
}

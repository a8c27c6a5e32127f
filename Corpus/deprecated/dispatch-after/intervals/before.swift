import SwiftUI

struct TapHint: View {
    @State private var isShown = false
    let delay = 3.0
    let pause: TimeInterval
    let steps: Int
    let interval: DispatchTimeInterval

    var body: some View {
        Text("Tap")
            .opacity(isShown ? 1 : 0)
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) {
                    isShown = true
                }
            }
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + delay) {
                    isShown = false
                }
            }
            .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + pause) { isShown = true } }
            .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + interval) { isShown = false } }
            .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(steps)) { isShown = true } }
            .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1 + pause) { isShown = false } }
    }
}

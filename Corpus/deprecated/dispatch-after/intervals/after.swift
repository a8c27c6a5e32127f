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
            .task {
                try? await Task.sleep(for: .milliseconds(300))
                guard !Task.isCancelled else { return }
                isShown = true
            }
            .task {
                try? await Task.sleep(for: .seconds(delay))
                guard !Task.isCancelled else { return }
                isShown = false
            }
            .task {
                try? await Task.sleep(for: .seconds(pause))
                guard !Task.isCancelled else { return }
                isShown = true
            }
            .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + interval) { isShown = false } }
            .task {
                try? await Task.sleep(for: .seconds(steps))
                guard !Task.isCancelled else { return }
                isShown = true
            }
            .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1 + pause) { isShown = false } }
    }
}

import SwiftUI

struct SplashScreen: View {
    @State private var isOver = false

    var body: some View {
        Text(isOver ? "Garden" : "…")
            .task {
                try? await Task.sleep(for: .seconds(1.5))
                guard !Task.isCancelled else { return }
                isOver = true
                // For the logs.
                print("over")
            }
            .task {
                try? await Task.sleep(for: .seconds(2))
                guard !Task.isCancelled else { return }
                isOver = true
            }
    }
}

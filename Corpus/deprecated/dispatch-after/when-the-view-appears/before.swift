import SwiftUI

struct SplashScreen: View {
    @State private var isOver = false

    var body: some View {
        Text(isOver ? "Garden" : "…")
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
                    isOver = true
                    // For the logs.
                    print("over")
                }
            }
            .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isOver = true } }
    }
}

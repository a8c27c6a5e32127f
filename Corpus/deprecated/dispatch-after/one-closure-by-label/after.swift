import SwiftUI

struct Oven: View {
    @State private var isHot = false

    var body: some View {
        Image(systemName: isHot ? "flame.fill" : "flame")
            .task {
                try? await Task.sleep(for: .seconds(600))
                guard !Task.isCancelled else { return }
                isHot = true
            }
    }
}

import SwiftUI

struct Teapot: View {
    @State private var cups = 0

    var body: some View {
        Text("Tea")
            .onAppear { cups += 1 }
            .task {
                try? await Task.sleep(for: .seconds(2))
                cups += 1
            }
    }
}

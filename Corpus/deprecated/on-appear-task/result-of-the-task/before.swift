import SwiftUI

struct Orchard: View {
    @StateObject private var loader = Loader()

    var body: some View {
        Text("Orchard")
            .onAppear {
                Task {
                    await loader.load()
                    return loader.items.count
                }
            }
            .onAppear {
                Task {
                    guard loader.items.isEmpty else { return }
                    await loader.load()
                }
            }
    }
}

import SwiftUI

struct Bakery: View {
    @StateObject private var loader = Loader()

    var body: some View {
        Text("Bakery")
            .onAppear {
                Task { [weak loader] in
                    await loader?.load()
                }
            }
            .onAppear { Task { @MainActor in await loader.load() } }
    }
}

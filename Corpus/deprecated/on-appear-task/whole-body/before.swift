import SwiftUI

struct HarvestList: View {
    @StateObject private var loader = Loader()

    var body: some View {
        List(loader.items, id: \.self) { item in
            Text(item)
        }
        .onAppear {
            Task {
                await loader.load()
                // Newest first.
                loader.items.reverse()
            }
        }
        .onAppear { Task { await loader.load() } }
        .onAppear(perform: {
            Task {
                await loader.load()
            }
        })
    }
}

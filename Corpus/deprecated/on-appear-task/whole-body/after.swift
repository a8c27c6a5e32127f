import SwiftUI

struct HarvestList: View {
    @StateObject private var loader = Loader()

    var body: some View {
        List(loader.items, id: \.self) { item in
            Text(item)
        }
        .task {
            await loader.load()
            // Newest first.
            loader.items.reverse()
        }
        .task { await loader.load() }
        .task {
            await loader.load()
        }
    }
}

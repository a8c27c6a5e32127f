import SwiftUI

struct Larder: View {
    let loader: Loader

    var body: some View {
        Text("Shelf")
            .task { // every time
                // The newest first.
                await loader.load()
                // Nothing else.
            }
    }
}

import SwiftUI

struct Larder: View {
    let loader: Loader

    var body: some View {
        Text("Shelf")
            .onAppear { // every time
                // The newest first.
                Task {
                    await loader.load()
                }
                // Nothing else.
            }
    }
}

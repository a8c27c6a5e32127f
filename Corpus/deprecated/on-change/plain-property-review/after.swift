import SwiftUI

struct CoverImage: View {
    let url: URL
    let album: Album
    @State private var isLoaded = false

    var body: some View {
        Text(isLoaded ? "Cover" : "…")
            .onChange(of: url) {
                load()
            }
            .onChange(of: url) { _, next in print(next) }
            .onChange(of: album.title) { load() }
    }

    private func load() {
        isLoaded = url.isFileURL
    }
}

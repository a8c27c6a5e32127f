import SwiftUI

struct CoverImage: View {
    let url: URL
    let album: Album
    @State private var isLoaded = false

    var body: some View {
        Text(isLoaded ? "Cover" : "…")
            .onChange(of: url) { _ in
                load()
            }
            .onChange(of: url) { next in print(next) }
            .onChange(of: album.title) { _ in load() }
    }

    private func load() {
        isLoaded = url.isFileURL
    }
}

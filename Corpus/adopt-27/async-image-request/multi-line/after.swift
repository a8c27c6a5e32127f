import SwiftUI

struct Map: View {
    let server: URL
    let tile: Tile

    var body: some View {
        AsyncImage(
            request: URLRequest(url: server.appending(path: "tiles").appending(path: tile.name), cachePolicy: .returnCacheDataElseLoad),
            scale: 2,
            transaction: Transaction(animation: .default)
        ) { phase in
            TileView(phase: phase)
        }
    }
}

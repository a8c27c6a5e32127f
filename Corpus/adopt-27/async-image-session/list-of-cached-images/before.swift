import SwiftUI

struct Albums: View {
    let albums: [Album]

    var body: some View {
        List(albums) { album in
            // The cover in front.
            SwiftUI.AsyncImage(
                request: URLRequest(
                    url: album.cover, // never changes
                    cachePolicy: .returnCacheDataDontLoad
                ),
                scale: 2
            ) { image in
                image.resizable()
            } placeholder: {
                Color.gray
            }
        }
        .listStyle(.plain) // flat
    }
}

import SwiftUI

struct Shelves: View {
    let shelves: [Shelf]

    var body: some View {
        ScrollView {
            ForEach(shelves) { shelf in
                AsyncImage(request: URLRequest(url: shelf.cover, cachePolicy: .returnCacheDataElseLoad))
                ScrollView(.horizontal) {
                    AsyncImage(request: URLRequest(url: shelf.first, cachePolicy: .returnCacheDataElseLoad))
                }
            }
        }
    }
}

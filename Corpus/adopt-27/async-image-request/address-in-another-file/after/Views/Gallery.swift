import SwiftUI

struct Gallery: View {
    let photo: Photo
    let thumbnail: ImageAddress

    var body: some View {
        AsyncImage(request: URLRequest(url: photo.address, cachePolicy: .returnCacheDataElseLoad))
        AsyncImage(url: photo.preview)
        AsyncImage(url: thumbnail)
    }
}

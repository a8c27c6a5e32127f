import SwiftUI

struct Gallery: View {
    let photo: Photo
    let thumbnail: ImageAddress

    var body: some View {
        AsyncImage(url: photo.address)
        AsyncImage(url: photo.preview)
        AsyncImage(url: thumbnail)
    }
}

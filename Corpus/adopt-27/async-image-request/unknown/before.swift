import SwiftUI

struct Gallery: View {
    let photos: [Photo]
    let cover: Photo

    var body: some View {
        ScrollView {
            AsyncImage(url: cover.address)
            ForEach(photos) { photo in
                AsyncImage(url: photo.address) { image in
                    image.resizable()
                } placeholder: {
                    Color.gray
                }
            }
        }
    }
}

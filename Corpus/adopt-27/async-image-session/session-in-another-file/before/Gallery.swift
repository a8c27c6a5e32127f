import SwiftUI

struct Gallery: View {
    let photos: [Photo]

    var body: some View {
        ScrollView {
            ForEach(photos) { photo in
                AsyncImage(request: URLRequest(url: photo.address, cachePolicy: .returnCacheDataElseLoad))
            }
        }
    }
}

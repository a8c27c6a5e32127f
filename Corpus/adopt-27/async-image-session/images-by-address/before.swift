import SwiftUI

struct Gallery: View {
    let photos: [Photo]

    var body: some View {
        ScrollView {
            ForEach(photos) { photo in
                AsyncImage(url: photo.address)
                AsyncImage(request: photo.request)
                AsyncImage(request: URLRequest(url: photo.address))
                AsyncImage(request: URLRequest(url: photo.address, cachePolicy: .reloadIgnoringLocalCacheData))
            }
        }
    }
}

import SwiftUI

struct Gallery: View {
    private static let session = URLSession(configuration: .ephemeral)
    let photos: [Photo]

    var body: some View {
        ScrollView {
            ForEach(photos) { photo in
                AsyncImage(request: URLRequest(url: photo.address, cachePolicy: .returnCacheDataElseLoad))
            }
        }
        .asyncImageURLSession(Self.session)
        .onAppear { URLCache.shared.memoryCapacity = 0 }
    }
}

import SwiftUI

final class URLCache {
    nonisolated(unsafe) static var shared = URLCache()
}

struct AsyncImage: View {
    let request: URLRequest

    var body: some View { Text("") }
}

struct Gallery: View {
    let address: URL

    init(address: URL) {
        self.address = address
        URLCache.shared = URLCache()
    }

    var body: some View {
        ScrollView {
            AsyncImage(request: URLRequest(url: address, cachePolicy: .returnCacheDataElseLoad))
        }
    }
}

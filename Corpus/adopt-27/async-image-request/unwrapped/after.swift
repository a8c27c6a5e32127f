import SwiftUI

struct Avatar: View {
    let address: URL?
    let fallback: URL

    var body: some View {
        if let address {
            AsyncImage(request: URLRequest(url: address, cachePolicy: .returnCacheDataElseLoad))
        }
        AsyncImage(request: URLRequest(url: address ?? fallback, cachePolicy: .returnCacheDataElseLoad))
        AsyncImage(request: URLRequest(url: address!, cachePolicy: .returnCacheDataElseLoad))
        AsyncImage(request: URLRequest(url: URL(string: "https://example.com/a.png")!, cachePolicy: .returnCacheDataElseLoad))
    }
}

import SwiftUI

struct AsyncImage: View {
    let name: String
    let address: URL

    var body: some View {
        SwiftUI.AsyncImage(request: URLRequest(url: address, cachePolicy: .returnCacheDataElseLoad))
    }
}

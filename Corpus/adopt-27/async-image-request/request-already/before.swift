import SwiftUI

struct Portrait: View {
    let address: URL

    var body: some View {
        AsyncImage(request: URLRequest(url: address, cachePolicy: .reloadRevalidatingCacheData))
    }
}

import SwiftUI

struct Cover: View {
    let address: URL

    var body: some View {
        AsyncImage(request: URLRequest(url: address, cachePolicy: .returnCacheDataElseLoad))
            .frame(width: 100)
    }
}

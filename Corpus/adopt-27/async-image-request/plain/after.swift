import SwiftUI

struct Portrait: View {
    let person: Person
    let address: URL

    var body: some View {
        AsyncImage(request: URLRequest(url: address, cachePolicy: .returnCacheDataElseLoad))
            .clipShape(.circle)
    }
}

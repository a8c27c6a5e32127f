import SwiftUI

struct AsyncImage: View {
    let url: URL

    var body: some View { Text(url.absoluteString) }
}

struct Portrait: View {
    let address: URL

    var body: some View { AsyncImage(url: address) }
}

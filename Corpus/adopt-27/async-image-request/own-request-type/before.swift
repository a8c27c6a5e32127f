import SwiftUI

struct URLRequest {
    var path: String
}

struct Portrait: View {
    let address: URL

    var body: some View { AsyncImage(url: address) }
}

import SwiftUI

struct Portrait: View {
    let address: URL

    var body: some View { AsyncImage(url: address) }
}

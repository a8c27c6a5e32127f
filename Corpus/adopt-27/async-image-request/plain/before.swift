import SwiftUI

struct Portrait: View {
    let person: Person
    let address: URL

    var body: some View {
        AsyncImage(url: address)
            .clipShape(.circle)
    }
}

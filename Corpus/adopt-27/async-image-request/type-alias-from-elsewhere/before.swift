import SwiftUI

struct Cover: View {
    let address: CoverAddress

    var body: some View {
        AsyncImage(url: address)
    }
}

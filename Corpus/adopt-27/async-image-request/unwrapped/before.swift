import SwiftUI

struct Avatar: View {
    let address: URL?
    let fallback: URL

    var body: some View {
        if let address {
            AsyncImage(url: address)
        }
        AsyncImage(url: address ?? fallback)
        AsyncImage(url: address!)
        AsyncImage(url: URL(string: "https://example.com/a.png")!)
    }
}

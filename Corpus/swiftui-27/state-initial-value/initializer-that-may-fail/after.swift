import SwiftUI

struct BrowserBar: View {
    let isPrivate: Bool
    @State private var address: URL?

    init(address: URL?, isPrivate: Bool) {
        self.address = address
        self.isPrivate = isPrivate
    }

    var body: some View {
        Text(address?.host() ?? "")
    }
}

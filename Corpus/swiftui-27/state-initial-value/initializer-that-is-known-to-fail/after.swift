import SwiftUI

struct BrowserBar: View {
    let isPrivate: Bool
    @State private var address: URL?
    @State private var folder: URL

    init(address: URL?, folder: URL, isPrivate: Bool) {
        self.address = address
        self.folder = folder
        self.isPrivate = isPrivate
    }

    var body: some View {
        Text(address?.host() ?? "")
    }
}

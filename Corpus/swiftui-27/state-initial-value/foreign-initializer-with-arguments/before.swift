import SwiftUI

struct BrowserBar: View {
    let isPrivate: Bool
    @State private var address = Endpoint(named: "home")

    init(address: Endpoint?, isPrivate: Bool) {
        self.address = address
        self.isPrivate = isPrivate
    }

    var body: some View {
        Text(address?.name ?? "")
    }
}

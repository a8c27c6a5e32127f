import Press
import SwiftUI

struct Offer: View {
    let name: String

    var body: some View {
        VStack {
            Text(name)
            Text.init("New")
            Label {
                Text("Box")
            } icon: {
                Image(systemName: "shippingbox")
            }
            Text(verbatim: name)
            Label("Box", systemImage: "shippingbox")
        }
    }
}

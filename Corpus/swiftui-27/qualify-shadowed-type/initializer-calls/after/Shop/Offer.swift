import Press
import SwiftUI

struct Offer: View {
    let name: String

    var body: some View {
        VStack {
            SwiftUI.Text(name)
            SwiftUI.Text.init("New")
            SwiftUI.Label {
                SwiftUI.Text("Box")
            } icon: {
                Image(systemName: "shippingbox")
            }
            Text(verbatim: name)
            Label("Box", systemImage: "shippingbox")
        }
    }
}

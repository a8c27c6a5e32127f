import SwiftUI

struct Sidebar: View {
    var body: some View {
        ScrollView(showsIndicators: false) {
            Text("Inbox")
        }
        ScrollView(.horizontal) {
            Text("Outbox")
        }
    }
}

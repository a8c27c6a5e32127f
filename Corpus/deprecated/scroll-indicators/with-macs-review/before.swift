import SwiftUI

struct Sidebar: View {
    var body: some View {
        #if os(macOS)
        ScrollView(showsIndicators: false) {
            Text("Inbox")
        }
        #else
        ScrollView(showsIndicators: false) {
            Text("Inbox")
        }
        #endif
    }
}

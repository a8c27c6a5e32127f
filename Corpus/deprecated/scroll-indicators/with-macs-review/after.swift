import SwiftUI

struct Sidebar: View {
    var body: some View {
        #if os(macOS)
        ScrollView {
            Text("Inbox")
        }
        .scrollIndicators(.hidden)
        #else
        ScrollView {
            Text("Inbox")
        }
        .scrollIndicators(.hidden)
        #endif
    }
}

import SwiftUI

struct Sidebar: View {
    var body: some View {
        #if os(macOS)
        List { Text("Inbox") }.listStyle(.sidebar)
        #else
        List { Text("Inbox") }.listStyle(.grouped)
        #endif
    }
}

import SwiftUI

struct Sidebar: View {
    var body: some View {
        #if os(macOS)
        List { Text("Inbox") }.listStyle(SidebarListStyle())
        #else
        List { Text("Inbox") }.listStyle(GroupedListStyle())
        #endif
    }
}

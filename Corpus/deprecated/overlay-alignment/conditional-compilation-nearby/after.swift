import SwiftUI

struct Badge: View {
    var body: some View {
        #if os(iOS)
        Text("1").overlay(alignment: .top) { Text("new") }
        #else
        Text("1")
        #endif
    }
}

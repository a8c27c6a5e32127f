import SwiftUI

struct Badge: View {
    var body: some View {
        #if os(iOS)
        Text("1").overlay(Text("new"), alignment: .top)
        #else
        Text("1")
        #endif
    }
}

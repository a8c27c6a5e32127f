import SwiftUI

struct Toolbar: View {
    var body: some View {
        #if os(macOS)
        Text("Tools")
            .background { Color.gray.opacity(0.2) }
        #else
        Text("Tools")
            .overlay(alignment: .bottom) { Divider() }
        #endif
    }

    #if DEBUG
    static let marker = "overlay(Circle())"
    #endif
}

import SwiftUI

extension View {
    func overlay<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View {
        overlay(content(), alignment: alignment)
    }
}

struct Row: View {
    var body: some View {
        Text("New").overlay(Circle())
    }
}

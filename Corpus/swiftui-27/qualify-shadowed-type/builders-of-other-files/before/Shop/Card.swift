import SwiftUI

struct Card<Content: View>: View {
    let action: () -> Void
    @ViewBuilder let content: Content

    var body: some View {
        content.onTapGesture(perform: action)
    }
}

extension View {
    func noted(@ViewBuilder by note: () -> some View) -> some View {
        overlay(content: note)
    }

    func counted(_ next: () -> Int) -> some View {
        badge(next())
    }
}

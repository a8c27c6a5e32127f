import SwiftUI

enum Badge {
    case new, old
}

extension View {
    func overlay(_ badge: Badge) -> some View {
        overlay(alignment: .topTrailing) { Text(badge == .new ? "New" : "Old") }
    }

    /// Puts something behind, if it is dark.
    func background(if isDark: Bool = true, @ViewBuilder content: () -> some View) -> some View {
        ZStack {
            content()
            self
        }
    }
}

import SwiftUI

extension View {
    func faded() -> some View {
        foregroundStyle(.gray)
    }

    func marked() -> some View {
        self.foregroundStyle(Color.accentColor)
    }
}

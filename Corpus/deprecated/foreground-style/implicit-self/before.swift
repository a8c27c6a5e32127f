import SwiftUI

extension View {
    func faded() -> some View {
        foregroundColor(.gray)
    }

    func marked() -> some View {
        self.foregroundColor(.accentColor)
    }
}

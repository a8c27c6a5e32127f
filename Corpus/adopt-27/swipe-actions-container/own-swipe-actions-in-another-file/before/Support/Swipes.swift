import SwiftUI

extension View {
    func swipeActions(@ViewBuilder actions: () -> some View) -> some View {
        contextMenu { actions() }
    }
}

import SwiftUI

extension View {
    func fullScreen() -> some View {
        toolbarVisibility(.hidden, for: .statusBar)
            .ignoresSafeArea()
    }
}

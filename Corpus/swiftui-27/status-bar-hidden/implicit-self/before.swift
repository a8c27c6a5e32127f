import SwiftUI

extension View {
    func fullScreen() -> some View {
        statusBarHidden(true)
            .ignoresSafeArea()
    }
}

import SwiftUI

extension View {
    func fullScreen() -> some View {
        ignoresSafeArea()
    }
}

import SwiftUI

extension View {
    func immersive() -> some View {
        statusBarHidden(true)
            .persistentSystemOverlays(.hidden)
    }

    func bare() -> some View { statusBarHidden() }
}

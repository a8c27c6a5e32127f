import SwiftUI

extension View {
    func immersive() -> some View {
        self
            .persistentSystemOverlays(.hidden)
    }

    func bare() -> some View { self }
}

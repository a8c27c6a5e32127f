import SwiftUI

/// A photo, tinted while it is not the one that is shown.
struct PhotoFrame: View {
    let photo: Image
    let isShown: Bool

    var body: some View {
        photo
            .resizable()
            // Multiplied, so that dark photos stay dark.
            .overlay(Color.green.opacity(isShown ? 0 : 0.4).blendMode(.multiply))
            .accessibilityHidden(!isShown)
    }
}

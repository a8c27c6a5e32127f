import SwiftUI

struct Dial: View {
    let level: Int
    let isShown: Bool

    var body: some View {
        Circle()
            .accessibilityLabel("Level")
            .accessibilityValue("\(level) of 10")
            .accessibilityHint("Turn it")
            .accessibilityHidden(!isShown)
            .accessibilityIdentifier("dial")
            .accessibilityAddTraits(.isButton)
            .accessibilityRemoveTraits([.isImage, .isHeader])
            .accessibilitySortPriority(2)
            .accessibilityInputLabels([Text("Level"), Text("Dial")])
            .accessibilityActivationPoint(.center)
    }
}

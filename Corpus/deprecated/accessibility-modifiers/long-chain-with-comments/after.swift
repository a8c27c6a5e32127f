import SwiftUI

struct TrainIcon: View {
    let delay: Int

    var body: some View {
        Image(systemName: "tram") // of the line
            .font(.title)
            // Spoken first.
            .accessibilityLabel("Train") // not localized yet
            /* minutes */ .accessibilityValue(/* rounded */ "\(delay) minutes")
            .padding(4)
            .accessibilityAddTraits(delay > 0 ? .isButton : .isImage)
    }
}

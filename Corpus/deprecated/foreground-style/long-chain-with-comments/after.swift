import SwiftUI

struct PlatformSign: View {
    var number: Int

    var body: some View {
        Text("Platform")
            .font(.headline) // as on the signs
            // white on blue, like outside
            .foregroundStyle(.white) // never dimmed
            .padding(8)
            /* the sign itself */
            .background(Color.blue)
            .accessibilityHidden(true)
    }
}

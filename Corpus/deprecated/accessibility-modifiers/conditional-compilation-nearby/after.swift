import SwiftUI

struct Knob: View {
    var body: some View {
        #if os(iOS)
        Circle().accessibilityHidden(true)
        #else
        Circle().accessibilityLabel("Knob")
        #endif

        Rectangle()
            #if DEBUG
            .accessibility(identifier: "knob")
            #endif
    }
}

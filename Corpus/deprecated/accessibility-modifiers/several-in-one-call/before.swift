import SwiftUI

extension View {
    func accessibility(label: String, hint: String) -> some View {
        self
            .accessibilityLabel(label)
            .accessibilityHint(hint)
    }
}

struct Lamp: View {
    var body: some View {
        Circle().accessibility(label: "Lamp", hint: "Turns it on")
    }
}

import SwiftUI

struct Sail: View {
    enum Color {
        case white
    }

    let isSet: Bool

    var body: some View {
        VStack {
            Button("Hoist") {}.accentColor(.primary)
            Button("Strike") {}.accentColor(isSet ? .secondary : .red)
            Button("Trim") {}.accentColor(.orange)
        }
    }
}

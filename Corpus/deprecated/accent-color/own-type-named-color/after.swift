import SwiftUI

struct Sail: View {
    enum Color {
        case white
    }

    let isSet: Bool

    var body: some View {
        VStack {
            Button("Hoist") {}.tint(SwiftUI.Color.primary)
            Button("Strike") {}.tint(isSet ? SwiftUI.Color.secondary : .red)
            Button("Trim") {}.tint(.orange)
        }
    }
}

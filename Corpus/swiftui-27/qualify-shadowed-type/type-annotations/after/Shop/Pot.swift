import Paints
import SwiftUI

struct Pot: View {
    let tint: SwiftUI.Color
    let paints: [Paints.Color]
    // Not finished.
    let lid: Color
    var other: Color?

    var body: some View {
        ZStack {
            tint
            SwiftUI.Color.clear
        }
    }

    func mixed(with other: Color) -> Color {
        other
    }
}

import Paints
import SwiftUI

struct Stripes: View {
    let paint = Paints.Color.red

    var body: some View {
        HStack {
            SwiftUI.Color.red
            Color.green
        }
        .accessibilityLabel(paint.rawValue)
    }
}

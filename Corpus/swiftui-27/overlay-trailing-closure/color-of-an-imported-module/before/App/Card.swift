import Paints
import SwiftUI

struct Card: View {
    let title: String

    var body: some View {
        Text(title)
            .overlay(.red.opacity(0.3))
    }
}

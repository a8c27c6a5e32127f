import Design
import SwiftUI

struct Card: View {
    let title: String

    var body: some View {
        Text(title)
            .background { Color.brand.opacity(0.2) }
            .overlay(.paper.opacity(0.2))
            .background { Color.accent.opacity(0.2) }
            .background(.faint.opacity(0.2))
            .overlay(.brand)
    }
}

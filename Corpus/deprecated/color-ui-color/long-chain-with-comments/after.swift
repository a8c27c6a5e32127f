import SwiftUI
import UIKit

struct Card: View {
    let title: String

    var body: some View {
        Text(title)
            .padding() // around the text
            // as in tables
            .background(Color(uiColor: .systemBackground).opacity(0.8)) /* see-through */
            .clipped()
    }
}

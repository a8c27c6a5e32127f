import SwiftUI

struct Swatch: View {
    let tint: UIColor

    var body: some View {
        VStack {
            Color(uiColor: tint)
            Color(uiColor: .systemBackground)
            Color(uiColor: UIColor.label.withAlphaComponent(0.5))
        }
    }
}

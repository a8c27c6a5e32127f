import SwiftUI

extension ShapeStyle where Self == Color {
    static var brand: Color { Color("Brand") }
}

struct Row: View {
    let title: String

    var body: some View {
        Text(title)
            .background { Color.brand.opacity(0.5) }
    }
}

import SwiftUI

struct CardStyle: ViewModifier {
    var radius: CGFloat = 12

    func body(content: Content) -> some View {
        content
            .padding()
            .background(RoundedRectangle(cornerRadius: radius).fill(.background))
    }
}

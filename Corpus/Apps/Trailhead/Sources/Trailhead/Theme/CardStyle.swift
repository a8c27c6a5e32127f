import SwiftUI

/// A sheet of paper with a soft edge.
struct CardStyle: ViewModifier {
    @Environment(\.theme) private var theme
    var radius: CGFloat = 14

    func body(content: Content) -> some View {
        content
            .padding()
            .background(
                // Filled first, so that the shadow falls from the paper and not from the text.
                RoundedRectangle(cornerRadius: radius, style: .continuous)
                    .fill(theme.paper)
                    .shadow(radius: 2, y: 1)
            )
    }
}

/// A button that looks pressed while it is.
struct TrailButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Capsule()
            .fill(.tint)
            .frame(height: 44)
            .overlay(configuration.label)
            .scaleEffect(configuration.isPressed ? 0.97 : 1)
    }
}

extension View {
    func card() -> some View {
        modifier(CardStyle())
    }

    /// Marks what is not decided yet.
    func draft() -> some View {
        overlay(Rectangle().strokeBorder(style: StrokeStyle(lineWidth: 1, dash: [4])))
    }
}

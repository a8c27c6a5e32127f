import SwiftUI

struct Glow: ViewModifier {
    @State private var radius: Double
    private let color: Color

    private init(radius: Double = 1.0, color: Color) {
        self.radius = radius
        self.color = color
    }

    func body(content: Content) -> some View {
        content.shadow(color: color, radius: radius)
    }
}

extension Glow {
    static func red() -> Self { Self(radius: 3, color: .red) }
    static func blue() -> Glow { Glow.init(color: .blue) }
}

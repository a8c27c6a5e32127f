import SwiftUI

struct Glow: ViewModifier {
    @State private var radius = 1.0
    private let color: Color

    func body(content: Content) -> some View {
        content.shadow(color: color, radius: radius)
    }
}

extension Glow {
    static func red() -> Self { Self(color: Color.red) }
    static func blue() -> Glow { Glow.init(color: Color.blue) }
}

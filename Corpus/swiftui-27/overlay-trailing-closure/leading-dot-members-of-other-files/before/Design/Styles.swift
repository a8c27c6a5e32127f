import SwiftUI

extension ShapeStyle where Self == Color {
    public static var accent: Color { .orange }
    static var faint: Color { .gray }
}

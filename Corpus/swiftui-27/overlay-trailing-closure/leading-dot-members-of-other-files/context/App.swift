import SwiftUI

extension ShapeStyle where Self == Color {
    static var faint: Color { .gray }
}

import SwiftUI

extension ShapeStyle where Self == Color {
    static var brand: Color { Color("Brand") }
}

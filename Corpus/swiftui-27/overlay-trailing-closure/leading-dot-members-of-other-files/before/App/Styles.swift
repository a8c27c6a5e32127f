import SwiftUI

extension ShapeStyle where Self == Color {
    static var brand: Color { Color("Brand") }
}

extension ShapeStyle where Self == Paper {
    static var paper: Paper { Paper() }
}

struct Paper: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color { .white }
}

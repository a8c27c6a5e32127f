import SwiftUI

struct Sheet: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color { .white }
}

import SwiftUI

extension View {
    func card(_ fill: some ShapeStyle) -> some View {
        padding()
            .background(fill)
    }

    func panel<S: ShapeStyle>(_ fill: S) -> some View {
        padding().background(fill)
    }
}

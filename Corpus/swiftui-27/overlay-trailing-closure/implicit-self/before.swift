import SwiftUI

extension View {
    func ringed(_ color: Color) -> some View {
        overlay(Circle().stroke(color))
    }

    func shaded() -> some View {
        self.background(Color.black.opacity(0.2))
    }
}

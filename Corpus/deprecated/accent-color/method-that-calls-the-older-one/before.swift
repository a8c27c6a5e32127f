import SwiftUI

extension View {
    func tint(_ color: Color, strongly: Bool) -> some View {
        accentColor(color)
    }
}

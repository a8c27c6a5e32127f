import SwiftUI

extension Color {
    static let haze = Color(white: 0.9)
}

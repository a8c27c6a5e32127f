import SwiftUI

enum Theme {
    static let accent: Color = .brand
    static let glass = Material.ultraThin
    static var ring: some View { Circle().stroke(accent) }

    enum Night {
        static let sky = Color.indigo
    }

    static func line(_ width: CGFloat) -> some View {
        Rectangle().frame(height: width)
    }
}

import SwiftUI

enum Theme {
    struct Color {
        let name: String

        func opacity(_ share: Double) -> Color { self }
    }

    static let plain = Color(name: "plain")
    static let accent = SwiftUI.Color.red

    static func made(_ name: String) -> Color { Color(name: name) }
}

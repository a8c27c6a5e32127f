import SwiftUI

extension Color {
    static let harborBlue = Color(red: 0.1, green: 0.3, blue: 0.6)
    static let sand = Color(red: 0.9, green: 0.85, blue: 0.7)
}

/// How much room there is between things.
struct Spacing {
    var small: CGFloat = 4
    var large: CGFloat = 16
}

private struct SpacingKey: EnvironmentKey {
    static let defaultValue = Spacing()
}

extension EnvironmentValues {
    /// The room between things.
    var spacing: Spacing {
        get { self[SpacingKey.self] }
        set { self[SpacingKey.self] = newValue }
    }
}

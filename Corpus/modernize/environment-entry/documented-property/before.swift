import SwiftUI

// MARK: - Keys

/// The key of `isBoarding`.
struct BoardingKey: EnvironmentKey {
    /// Trains do not board from the start.
    static let defaultValue = false // no train yet
}

extension EnvironmentValues {
    // MARK: Platforms

    /// Whether people may board now.
    public var isBoarding: Bool {
        get { self[BoardingKey.self] }
        set { self[BoardingKey.self] = newValue }
    }

    var gate: String { "A" }
}

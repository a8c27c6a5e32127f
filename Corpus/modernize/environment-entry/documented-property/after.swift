import SwiftUI

// MARK: - Keys

// no train yet

extension EnvironmentValues {
    // MARK: Platforms

    /// Whether people may board now.
    @Entry public var isBoarding: Bool = false

    var gate: String { "A" }
}

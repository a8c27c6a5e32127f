import SwiftUI

/// How ripe fruit has to be.
struct RipenessKey: EnvironmentKey {
    static let defaultValue = Ripeness.green
}

enum Ripeness: Sendable {
    case green, red
}

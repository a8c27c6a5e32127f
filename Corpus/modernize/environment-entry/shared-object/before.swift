import SwiftUI

private struct ScaleKey: EnvironmentKey {
    static let defaultValue = Scale.kitchen
}

extension EnvironmentValues {
    var scale: Scale {
        get { self[ScaleKey.self] }
        set { self[ScaleKey.self] = newValue }
    }
}

final class Scale: Sendable {
    static let kitchen = Scale()
}

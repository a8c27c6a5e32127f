import SwiftUI

private struct LampKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    var isLit: Bool {
        get { self[LampKey.self] }
        set { self[LampKey.self] = newValue }
    }

    var isOn: Bool {
        get { self[LampKey.self] }
        set { self[LampKey.self] = newValue }
    }
}

import SwiftUI

struct KeyboardSettings {
    var disables: Bool?
}

extension EnvironmentValues {
    var keyboardSettings: KeyboardSettings { KeyboardSettings() }
}

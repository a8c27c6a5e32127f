import SwiftUI

private struct LocaleNameKey: EnvironmentKey {
    static var defaultValue: String { Locale.current.identifier }
}

private struct HarvestKey: EnvironmentKey {
    static var defaultValue: Int {
        let month = Calendar.current.component(.month, from: Date())
        return month > 6 ? 2 : 1
    }
}

extension EnvironmentValues {
    var localeName: String {
        get { self[LocaleNameKey.self] }
        set { self[LocaleNameKey.self] = newValue }
    }

    var harvest: Int {
        get { self[HarvestKey.self] }
        set { self[HarvestKey.self] = newValue }
    }
}

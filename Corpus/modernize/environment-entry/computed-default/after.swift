import SwiftUI

private struct HarvestKey: EnvironmentKey {
    static var defaultValue: Int {
        let month = Calendar.current.component(.month, from: Date())
        return month > 6 ? 2 : 1
    }
}

extension EnvironmentValues {
    @Entry var localeName: String = Locale.current.identifier

    var harvest: Int {
        get { self[HarvestKey.self] }
        set { self[HarvestKey.self] = newValue }
    }
}

import SwiftUI

private struct ZoomKey: EnvironmentKey {
    static let defaultValue: Double = 1
}

private struct TrackKey: EnvironmentKey {
    static let defaultValue = 4
}

extension EnvironmentValues {
    var zoom: Double {
        get { self[ZoomKey.self] }
        set { self[ZoomKey.self] = max(newValue, 0.5) }
    }

    var track: Int { self[TrackKey.self] }
}

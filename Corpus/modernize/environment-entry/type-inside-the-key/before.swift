import SwiftUI

enum BackdropKey: EnvironmentKey {
    enum Style: Sendable {
        case plain, striped
    }

    static let defaultValue = Style.plain
}

private struct CaptionKey: EnvironmentKey {
    @MainActor static let defaultValue = "none"
}

extension EnvironmentValues {
    var backdrop: BackdropKey.Style {
        get { self[BackdropKey.self] }
        set { self[BackdropKey.self] = newValue }
    }

    var caption: String {
        get { self[CaptionKey.self] }
        set { self[CaptionKey.self] = newValue }
    }
}

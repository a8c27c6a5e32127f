import SwiftUI

#if DEBUG
private struct GridKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    var showsGrid: Bool {
        get { self[GridKey.self] }
        set { self[GridKey.self] = newValue }
    }
}
#endif

private struct DepthKey: EnvironmentKey {
    #if os(macOS)
    static let defaultValue = 2
    #else
    static let defaultValue = 1
    #endif
}

extension EnvironmentValues {
    var depth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
}

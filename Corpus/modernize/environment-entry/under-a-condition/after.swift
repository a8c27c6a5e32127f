import SwiftUI

#if DEBUG
extension EnvironmentValues {
    @Entry var showsGrid: Bool = false
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

import SwiftUI

struct RidgeKey: EnvironmentKey {
    static let defaultValue: Double = 0.25
}

extension EnvironmentValues {
    var ridge: Double {
        get { self[RidgeKey.self] }
        set { self[RidgeKey.self] = newValue }
    }
}

struct RidgeLabel: View {
    var ridge = RidgeKey.defaultValue

    var body: some View {
        Text("Ridge \(ridge)")
    }
}

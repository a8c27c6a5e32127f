import SwiftUI

struct OpeningDateKey: EnvironmentKey {
    static let defaultValue = Date()
}

extension EnvironmentValues {
    var openingDate: Date {
        get { self[OpeningDateKey.self] }
        set { self[OpeningDateKey.self] = newValue }
    }
}

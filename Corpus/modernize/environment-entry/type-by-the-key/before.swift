import SwiftUI

struct SeasonKey: EnvironmentKey {
    static var defaultValue: Season? = nil
}

enum ShelfKey: EnvironmentKey {
    static let defaultValue = "Pantry"
}

extension EnvironmentValues {
    var season: SeasonKey.Value {
        get { self[SeasonKey.self] }
        set { self[SeasonKey.self] = newValue }
    }

    var shelf: ShelfKey.Value {
        get { return self[ShelfKey.self] }
        set { self[ShelfKey.self] = newValue }
    }
}

enum Season {
    case spring, autumn
}

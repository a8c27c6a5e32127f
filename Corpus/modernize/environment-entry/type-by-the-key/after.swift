import SwiftUI

extension EnvironmentValues {
    @Entry var season: Season? = nil

    @Entry var shelf = "Pantry"
}

enum Season {
    case spring, autumn
}

import SwiftUI

final class Depot {
    static var shared = Depot()
}

final class Workshop {
    static let shared = Workshop()
}

extension EnvironmentValues {
    @Entry var depot: Depot = .shared

    @Entry var workshop: Workshop = Workshop.shared
}

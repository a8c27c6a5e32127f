import SwiftUI

final class Depot {
    static var shared = Depot()
}

final class Workshop {
    static let shared = Workshop()
}

private struct DepotKey: EnvironmentKey {
    static let defaultValue: Depot = .shared
}

private struct WorkshopKey: EnvironmentKey {
    static let defaultValue = Workshop.shared
}

extension EnvironmentValues {
    var depot: Depot {
        get { self[DepotKey.self] }
        set { self[DepotKey.self] = newValue }
    }

    var workshop: Workshop {
        get { self[WorkshopKey.self] }
        set { self[WorkshopKey.self] = newValue }
    }
}

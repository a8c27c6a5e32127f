import Combine
import SwiftUI

final class Settings: ObservableObject {
    @Published var isLoud = false
}

final class Counter: ObservableObject {
    @Published var count = 0
}

final class Coordinator {
    private let settings = Settings()
    private let counter = Counter()
    private var changes: AnyCancellable?

    func start() {
        counter.count = 1
        changes = settings.objectWillChange.sink { print("changed") }
    }
}

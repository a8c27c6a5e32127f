import Combine
import SwiftUI

final class Station: ObservableObject {
    var platform = 1 {
        willSet { objectWillChange.send() }
    }
}

final class Clock: ObservableObject {
    private var ticks = 0

    func tick() {
        ticks += 1
        self.objectWillChange.send()
    }
}

import SwiftUI

@propertyWrapper struct Clamped {
    var wrappedValue: Int
}

final class Oven: ObservableObject {
    @Published var temperature = 180
    @Clamped var level = 2
    private lazy var steps: [Int] = (0..<10).map { $0 * 25 }
    /// Made when first asked for.
    lazy var label = "Oven"
    private var heats = 0
    static var count = 0
    var isHot: Bool { temperature > 60 }

    func next() -> Int {
        heats += 1
        return steps[heats % steps.count]
    }
}

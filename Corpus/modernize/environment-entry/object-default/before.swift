import SwiftUI

private struct BasketKey: EnvironmentKey {
    static let defaultValue = Basket(name: "Empty")
}

extension EnvironmentValues {
    var basket: Basket {
        get { self[BasketKey.self] }
        set { self[BasketKey.self] = newValue }
    }
}

final class Basket: Sendable {
    let name: String

    init(name: String) {
        self.name = name
    }
}

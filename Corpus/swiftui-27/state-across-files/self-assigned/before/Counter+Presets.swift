import SwiftUI

extension Counter {
    init() {
        self = .preset
    }

    init(number: Int) {
        self = Self(title: "Number \(number)")
    }
}

import SwiftUI

extension Panel.Counter {
    init(number: Int) {
        title = "Number \(number)"
    }
}

extension Counter {
    init(number: Int) {
        title = "Number \(number)"
    }
}

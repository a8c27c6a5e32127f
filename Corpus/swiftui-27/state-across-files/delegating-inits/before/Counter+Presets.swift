import SwiftUI

extension Counter {
    init() {
        self.init(title: "Counter")
    }

    init?(text: String) {
        guard !text.isEmpty else { return nil }
        self.init(title: text)
    }

    init(number: Int) {
        if number > 1 {
            self.init(title: "\(number) counters")
        } else {
            self.init()
        }
    }
}

import SwiftUI

struct Counter: View {
    @State private var count = 0
    private var step = 1

    private init(step: Int = 1) {
        self.step = step
    }

    init() {
        self.init(step: 1)
    }

    var body: some View { Text("\(count + step)") }
}

extension Counter {
    init(by step: Int) {
        self.init(step: step)
    }
}

import SwiftUI

struct Counter: View {
    @State private var count: Int
    private var step = 1

    private init(count: Int = 0, step: Int = 1) {
        self.count = count
        self.step = step
    }

    init() {
        self.init(count: 0, step: 1)
    }

    var body: some View { Text("\(count + step)") }
}

extension Counter {
    init(from count: Int) {
        self.init(count: count)
    }
}

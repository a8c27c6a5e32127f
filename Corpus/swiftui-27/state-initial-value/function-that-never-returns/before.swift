import SwiftUI

struct Gauge: View {
    let title: String
    @State private var level: Int = 0

    init(title: String, level: Int?) {
        if let level {
            self.level = level
        } else {
            giveUp()
        }
        self.title = title
    }

    var body: some View { Text("\(title): \(level)") }
}

private func giveUp() -> Never {
    fatalError("no level")
}

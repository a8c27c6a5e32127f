import SwiftUI

struct Gauge: View, Measuring {
    let title: String
    @State private var level: Int = 0

    init(title: String, words: [String]) {
        self.title = title
        level = measured()
    }

    var body: some View { Text("\(title): \(level)") }
}

protocol Measuring {}

extension Measuring {
    func measured() -> Int { 1 }
}

import SwiftUI

struct Gauge: View {
    let title: String
    @State private var level: Int = 0

    init(title: String, words: [String]) {
        self.title = title
        level = words.filter { $0 != self.title }.count
    }

    var body: some View { Text("\(title): \(level)") }
}

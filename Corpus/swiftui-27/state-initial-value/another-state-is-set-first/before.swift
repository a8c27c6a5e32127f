import SwiftUI

struct Gauge: View {
    let title: String
    @State private var level: Int = 0
    @State private var limit: Int = 10

    init(title: String) {
        level = 1
        self.title = title
    }

    init(name: String) {
        title = name
        limit = 5
        level = 2
    }

    var body: some View { Text("\(title): \(level)") }
}

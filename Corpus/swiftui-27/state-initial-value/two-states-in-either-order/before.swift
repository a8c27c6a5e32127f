import SwiftUI

struct Gauge: View {
    let title: String
    @State private var level: Int = 0
    @State private var limit: Int = 10

    init(title: String) {
        level = 1
        limit = 9
        self.title = title
    }

    init(name: String) {
        limit = 5
        level = 2
        title = name
    }

    var body: some View { Text("\(title): \(level)") }
}

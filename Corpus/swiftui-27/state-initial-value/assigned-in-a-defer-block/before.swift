import SwiftUI

struct Gauge: View {
    let title: String
    @State private var level: Int = 0

    init(title: String, level: Int) {
        defer { self.level = level }
        self.title = title
    }

    var body: some View { Text("\(title): \(level)") }
}

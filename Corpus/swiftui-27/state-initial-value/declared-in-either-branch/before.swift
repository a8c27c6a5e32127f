import SwiftUI

struct Gauge: View {
    let title: String
    #if DEBUG
    @State private var level: Int = 1
    #else
    @State private var level: Int = 0
    #endif

    init(title: String, level: Int) {
        self.level = level
        self.title = title
    }

    var body: some View { Text("\(title): \(level)") }
}

import SwiftUI

struct Gauge: View {
    let title: String
    #if DEBUG
    @State private var level: Int
    #else
    @State private var level: Int
    #endif

    init(title: String, level: Int) {
        self.level = level
        self.title = title
    }

    var body: some View { Text("\(title): \(level)") }
}

import SwiftUI

struct Meter: View {
    let title: String
    @State var level = 0
    @State var peak = 0
    @State var count: Int

    init(title: String, level: Int) {
        count = level
        self.title = title
        peak = doubled(level)
        self.level = scale
    }

    var body: some View { Text("\(title): \(level), \(peak), \(count)") }
}

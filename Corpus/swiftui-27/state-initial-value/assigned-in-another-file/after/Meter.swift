import SwiftUI

struct Meter: View {
    let title: String
    @State var level: Int
    @State var peak: Level

    init(title: String) {
        level = title.count
        peak = 3
        self.title = title
    }

    var body: some View { Text("\(title): \(level) \(peak)") }
}

import SwiftUI

struct Meter: View {
    let title: String
    /// What is shown.
    @State var level = 0
    @State var peak = 1

    init(title: String, level: Int) {
        peak = level
        self.level = level
        self.title = title
    }

    var body: some View { Text("\(title): \(level), \(peak)") }
}

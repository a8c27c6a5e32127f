import SwiftUI

struct Meter: View {
    let title: String
    @State var level = Self.standard
    @State var peak = Meter.highest()

    init(title: String) {
        level = title.count
        peak = 3
        self.title = title
    }

    var body: some View { Text("\(title): \(level) \(peak)") }
}

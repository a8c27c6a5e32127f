import SwiftUI

/// Shows how much there is.
struct Meter: View {
    let title: String
    /// What is shown now.
    @State var level: Int

    init(title: String, level: Int) {
        self.level = level
        self.title = title
    }

    var body: some View { Text("\(title): \(level)") }
}

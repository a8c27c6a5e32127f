import SwiftUI

struct Meter: View {
    let title: String
    @State var level = 0

    init(title: String, level: Int) {
        self.level = level
        self.title = title
    }

    var body: some View { Text("\(title): \(level)") }
}

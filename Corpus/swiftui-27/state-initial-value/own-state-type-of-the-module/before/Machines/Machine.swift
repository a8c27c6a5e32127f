import SwiftUI

struct Machine: View {
    let title: String
    @State var level = 0

    init(title: String, level: Int) {
        self.title = title
        self.level = level
    }

    var body: some View { Text("\(title): \(level)") }
}

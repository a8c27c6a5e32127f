import SwiftUI

struct Meter: View {
    let title: String
    @State var level: Int

    init(title: String, text: String) {
        if let number = Int(text) {
            level = number
        } else {
            giveUp("no number: \(text)")
        }
        self.title = title
    }

    var body: some View { Text("\(title): \(level)") }
}

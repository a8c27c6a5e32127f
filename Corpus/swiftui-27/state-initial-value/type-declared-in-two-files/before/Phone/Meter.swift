import SwiftUI

struct Meter: View {
    let title: String

    init(title: String, level: Int) {
        self.title = title
    }

    var body: some View { Text(title) }
}

import SwiftUI

enum Mode: Int { case list = 1, grid }

struct Browser: View {
    let title: String
    @State private var mode = Mode(rawValue: 1)

    init(title: String) {
        mode = .grid
        self.title = title
    }

    var body: some View { Text(title) }
}

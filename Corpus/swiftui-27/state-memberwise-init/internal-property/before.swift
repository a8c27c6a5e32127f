import SwiftUI

struct Poster: View {
    @State private var isFramed = false
    let title: String

    var body: some View { Text(title) }
}

extension Poster {
    init(number: Int) {
        self.init(title: "No. \(number)")
    }
}

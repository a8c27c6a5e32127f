import SwiftUI

struct Picks: View {
    let title: String
    @State private var numbers: Set = [1]

    init(title: String) {
        numbers = []
        self.title = title
    }

    var body: some View { Text(title) }
}

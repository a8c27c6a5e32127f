import SwiftUI

struct PageDots: View {
    let title: String
    @State private var count: Int = 1

    init(title: String, count: Int) {
        var count = count
        count = max(1, count)
        self.title = "\(title) (\(count))"
    }

    var body: some View {
        Text(title)
    }
}

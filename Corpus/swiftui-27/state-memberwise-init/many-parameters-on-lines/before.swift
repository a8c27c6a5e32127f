import SwiftUI

struct Chapter: View {
    private let title: String
    private var subtitle: String? = "Untitled"
    @State private var isRead = false
    private var window: ClosedRange<Int> =
        0...100
    private var options: [String: Bool] = [
        "wrap": true,
        "dark": false,
    ]
    private let numberOfPages: Int

    var body: some View { Text(title) }
}

extension Chapter {
    init(pages: Int) {
        self.init(
            title: "Chapter",
            window: 0...pages,
            options: [:],
            numberOfPages: pages
        )
    }
}

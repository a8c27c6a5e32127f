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

    private init(
        title: String,
        subtitle: String? = "Untitled",
        window: ClosedRange<Int> = 0...100,
        options: [String: Bool] = [
            "wrap": true,
            "dark": false,
        ],
        numberOfPages: Int
    ) {
        self.title = title
        self.subtitle = subtitle
        self.window = window
        self.options = options
        self.numberOfPages = numberOfPages
    }

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

import SwiftUI

struct PageDots: View {
    let title: String
    @State private var count: Int = 1

    init(title: String, pages: [Page]) {
        for page in pages {
            var count = page.notes.count
            count += 1
            print(page.title, count)
        }
        count = pages.count
        self.title = title
    }

    var body: some View {
        Text("\(title): \(count)")
    }
}

import SwiftUI

struct Reader: View {
    let book: Book
    @State private var page: Int = 1

    init(book: Book) {
        if let bookmark = book.bookmark {
            page = bookmark
        }
        self.book = book
    }

    var body: some View {
        Text(book.text(of: page))
    }
}

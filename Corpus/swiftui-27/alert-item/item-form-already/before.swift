import SwiftUI

struct Shelf: View {
    @State private var lost: Book?

    var body: some View {
        BookList { book in
            lost = book
        }
        .alert("Lost", item: $lost) { book in
            Button("Replace") { book.replace() }
        } message: { book in
            Text(book.title)
        }
    }
}

import SwiftUI

struct Shelf: View {
    /// The book that cannot be found.
    @State private var lost: Book?
    /// Where the books are.
    let room: Room

    var body: some View {
        BookList(room: room) { book in
            lost = book
        }
        .alert("Lost", item: $lost) { book in
            Button("Replace") { book.replace() }
        }
    }
}

import SwiftUI

struct Shelf: View {
    let room: Room

    @State private var lost: Book?

    var body: some View {
        BookList(room: room) { book in
            lost = book
        }
        .alert("Lost", item: $lost) { book in
            Button("Replace") { book.replace() }
        }
    }
}

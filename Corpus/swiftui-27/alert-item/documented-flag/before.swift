import SwiftUI

struct Shelf: View {
    /// The book that cannot be found.
    @State private var lost: Book?
    /// Whether the question is on the screen.
    @State private var isAsking = false
    /// Where the books are.
    let room: Room

    var body: some View {
        BookList(room: room) { book in
            lost = book
            isAsking = true
        }
        .alert("Lost", isPresented: $isAsking, presenting: lost) { book in
            Button("Replace") { book.replace() }
        }
    }
}

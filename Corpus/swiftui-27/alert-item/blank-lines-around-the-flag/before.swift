import SwiftUI

struct Shelf: View {
    let room: Room

    @State private var lost: Book?

    @State private var isAsking = false

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

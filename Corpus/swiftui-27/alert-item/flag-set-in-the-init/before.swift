import SwiftUI

struct Shelf: View {
    @State private var lost: Book?
    @State private var isAsking = false

    init(lost: Book? = nil) {
        _lost = State(initialValue: lost)
        _isAsking = State(initialValue: lost != nil)
    }

    var body: some View {
        BookList { book in
            self.lost = book
            isAsking = true
        }
        .alert("Lost", isPresented: $isAsking, presenting: lost) { book in
            Button("Replace") { book.replace() }
        }
    }
}

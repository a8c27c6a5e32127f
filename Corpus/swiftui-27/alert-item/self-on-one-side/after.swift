import SwiftUI

struct Shelf: View {
    @State private var lost: Book?

    var body: some View {
        BookList { lost in
            self.lost = lost
        }
        .alert("Lost", item: $lost) { book in
            Button("Replace") { book.replace() }
        }
    }
}

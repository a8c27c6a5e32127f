import SwiftUI

struct Shelf: View {
    @State private var lent: Book?
    @State private var lost: Book?

    var body: some View {
        BookList { book in
            lent = book
        } onLoss: { book in
            lost = book
        }
        .alert("Lent", item: $lent) { book in
            Button("Remind") { book.remind() }
        }
        .alert("Lost", item: $lost) { book in
            Button("Replace") { book.replace() }
        }
    }
}

import SwiftUI

struct Shelf: View {
    @State private var lost: Book?

    var body: some View {
        BookList { book in
            #if DEBUG
            print("lost", book)
            #endif
            lost = book
        }
        .alert("Lost", item: $lost) { book in
            Button("Replace") { book.replace() }
        }
    }

    #if DEBUG
    func simulateLoss() {
        lost = .sample
    }
    #endif
}

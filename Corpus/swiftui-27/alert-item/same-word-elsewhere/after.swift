import SwiftUI

struct Shelf: View {
    @State private var lost: Book?

    var body: some View {
        BookList(isAsking: true) { book in
            // isAsking is set last.
            lost = book
        }
        .onReceive(Library.events) { event in
            log(event.isAsking)
        }
        .alert("Lost", item: $lost) { book in
            Button("Replace") { book.replace() }
        }
    }

    private func log(_ isAsking: Bool) {
        print("isAsking", isAsking)
    }
}

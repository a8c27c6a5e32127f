import SwiftUI

struct Shelf: View {
    @State private var books: Array<Book> = []

    var body: some View {
        List(
            selection: $chosen
        ) {
            ForEach(
                books
            ) { book in
                BookRow(book)
            }
            .onMove { source, destination in
                // Keep the others in order.
                books.move(
                    fromOffsets: source,
                    toOffset: destination
                )
            }
        }
    }

    @State private var chosen: Book.ID?
}

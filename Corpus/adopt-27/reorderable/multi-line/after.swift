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
            .reorderable()
                // Keep the others in order.
        }
        .reorderContainer(for: Book.self) { difference in
            let moved = books.filter { difference.sources.contains($0.id) }
            books.removeAll { difference.sources.contains($0.id) }
            switch difference.destination.position {
            case .before(let id):
                let index = books.firstIndex { $0.id == id } ?? books.endIndex
                books.insert(contentsOf: moved, at: index)
            case .end:
                books.append(contentsOf: moved)
            }
        }
    }

    @State private var chosen: Book.ID?
}

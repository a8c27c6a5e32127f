import SwiftUI

struct Shelf: View {
  @State private var books: [Book] = []  // in order

  var body: some View {
    NavigationStack {
      // The books.
      List(selection: $chosen) {  // one can be chosen
        // Each has a row.
        ForEach(books) { book in
          BookRow(book)  // with its author
        }
        .onDelete { books.remove(atOffsets: $0) }  // for good
        // The order is mine.
        .reorderable()
        .listRowSeparator(.hidden)
        // No more.
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
      // Plain.
      .listStyle(.plain)
      .navigationTitle("Shelf")
    }
  }

  @State private var chosen: Book.ID?
}

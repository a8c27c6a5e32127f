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
        .onMove { books.move(fromOffsets: $0, toOffset: $1) }
        .listRowSeparator(.hidden)
        // No more.
      }
      // Plain.
      .listStyle(.plain)
      .navigationTitle("Shelf")
    }
  }

  @State private var chosen: Book.ID?
}

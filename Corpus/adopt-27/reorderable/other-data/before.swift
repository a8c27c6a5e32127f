import SwiftUI

struct Shelf: View {
  @State private var books: [Book] = []

  var body: some View {
    List {
      ForEach($books) { $book in
        BookRow(book: $book)
      }
      .onMove { books.move(fromOffsets: $0, toOffset: $1) }
    }
  }

  var sorted: some View {
    List {
      ForEach(books.sorted()) { BookRow($0) }
        .onMove { books.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

import SwiftUI

struct Shelf: View {
  @State private var books: [Book] = []

  var body: some View {
    List(books) { book in
      BookRow(book)
    }
    List($books, editActions: .move) { $book in
      BookRow(book: $book)
    }
    List {
      ForEach(books) { BookRow($0) }
        .onDelete { books.remove(atOffsets: $0) }
    }
    VStack {
      ForEach(books) { BookRow($0) }
        .onMove { books.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

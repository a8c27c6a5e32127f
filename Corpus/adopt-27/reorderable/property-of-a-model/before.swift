import SwiftUI

@Observable
final class Library {
  var books: [Book] = []
}

struct Shelf: View {
  let library: Library

  var body: some View {
    List {
      ForEach(library.books) { book in
        BookRow(book)
      }
      .onMove { library.books.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

import SwiftUI

struct Shelf: View {
  @State private var books = Book.all

  var body: some View {
    List {
      ForEach(books) { book in
        BookRow(book)
      }
      .onMove { books.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

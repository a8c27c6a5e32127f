import SwiftUI

struct Shelf: View {
  @State private var books: [Book] = []

  var body: some View {
    List {
      ForEach(books) { book in
        BookRow(book)
          .moveDisabled(book.isLent)
      }
      .onMove { books.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

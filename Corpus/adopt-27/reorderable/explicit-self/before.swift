import SwiftUI

struct Shelf: View {
  @State private var books: [Book] = []

  var body: some View {
    List {
      ForEach(self.books) { book in
        BookRow(book)
      }
      .onMove { self.books.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

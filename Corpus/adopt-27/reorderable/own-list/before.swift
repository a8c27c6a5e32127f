import SwiftUI

struct List<Rows: View>: View {
  @ViewBuilder let rows: Rows

  var body: some View { VStack { rows } }
}

struct Shelf: View {
  @State private var books: [Book] = []

  var body: some View {
    List {
      ForEach(books) { book in
        BookRow(book)
      }
      .onMove { books.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

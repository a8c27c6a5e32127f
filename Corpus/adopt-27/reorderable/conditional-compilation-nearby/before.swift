import SwiftUI

struct Shelf: View {
  @State private var books: [Book] = []

  var body: some View {
    List {
      #if DEBUG
      LogRow()
      #endif
      ForEach(books) { book in
        BookRow(book)
      }
      .onMove { books.move(fromOffsets: $0, toOffset: $1) }
    }
    #if os(iOS)
    .listStyle(.insetGrouped)
    #endif
  }

  var small: some View {
    List {
      ForEach(books) { BookRow($0) }
        #if os(iOS)
        .onMove { books.move(fromOffsets: $0, toOffset: $1) }
        #endif
    }
  }
}

import SwiftUI

struct Shelf: View {
  @State private var books: [Book] = []

  var body: some View {
    List {
      Section("Books") {
        ForEach(books) { book in
          BookRow(book)
        }
        .onMove { books.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }
}

struct Shelves: View {
  @State private var read: [Book] = []
  @State private var unread: [Book] = []

  var body: some View {
    List {
      ForEach(unread) { BookRow($0) }
        .onMove { unread.move(fromOffsets: $0, toOffset: $1) }
      ForEach(read) { BookRow($0) }
        .onMove { read.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

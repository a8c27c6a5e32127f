import SwiftUI

struct Shelf: View {
  @State private var books: [Book] = []

  var body: some View {
    List {
      ForEach(books) { book in
        BookRow(book)
      }
      .onMove { source, destination in
        books.move(fromOffsets: source, toOffset: destination)
        save()
      }
    }
  }

  var other: some View {
    List {
      ForEach(books) { BookRow($0) }
        .onMove(perform: move)
    }
  }

  private func move(from source: IndexSet, to destination: Int) {
    books.move(fromOffsets: source, toOffset: destination)
  }
}

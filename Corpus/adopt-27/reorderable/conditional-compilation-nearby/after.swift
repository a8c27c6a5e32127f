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
      .reorderable()
    }
    .reorderContainer(for: Book.self) { difference in
      let moved = books.filter { difference.sources.contains($0.id) }
      books.removeAll { difference.sources.contains($0.id) }
      switch difference.destination.position {
      case .before(let id):
        let index = books.firstIndex { $0.id == id } ?? books.endIndex
        books.insert(contentsOf: moved, at: index)
      case .end:
        books.append(contentsOf: moved)
      }
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

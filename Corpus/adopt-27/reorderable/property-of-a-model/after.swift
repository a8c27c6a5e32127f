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
      .reorderable()
    }
    .reorderContainer(for: Book.self) { difference in
      let moved = library.books.filter { difference.sources.contains($0.id) }
      library.books.removeAll { difference.sources.contains($0.id) }
      switch difference.destination.position {
      case .before(let id):
        let index = library.books.firstIndex { $0.id == id } ?? library.books.endIndex
        library.books.insert(contentsOf: moved, at: index)
      case .end:
        library.books.append(contentsOf: moved)
      }
    }
  }
}

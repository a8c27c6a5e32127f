import SwiftUI

struct Shelf: View {
  @State private var books: [Book] = []

  var body: some View {
    List {
      ForEach(self.books) { book in
        BookRow(book)
      }
      .reorderable()
    }
    .reorderContainer(for: Book.self) { difference in
      let moved = self.books.filter { difference.sources.contains($0.id) }
      self.books.removeAll { difference.sources.contains($0.id) }
      switch difference.destination.position {
      case .before(let id):
        let index = self.books.firstIndex { $0.id == id } ?? self.books.endIndex
        self.books.insert(contentsOf: moved, at: index)
      case .end:
        self.books.append(contentsOf: moved)
      }
    }
  }
}

import SwiftUI

struct Shelf: View {
  @State private var books: [Book] = []

  var body: some View {
    List {
      ForEach(books) { book in
        BookRow(book)
      }
      .reorderable()
    }
    .reorderContainer(for: Book.self) { difference in
      apply(difference)
    }
  }
}

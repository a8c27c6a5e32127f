import SwiftUI

struct Shelf: View {
  @State private var books: [Book] = []

  var body: some View {
    NavigationStack {
      List {
        ForEach(books) { book in
          BookRow(book)
        }
        .onDelete { books.remove(atOffsets: $0) }
        .onMove { books.move(fromOffsets: $0, toOffset: $1) }
      }
      .toolbar { EditButton() }
    }
  }
}

import SwiftUI

struct Shelf: View {
  @State private var books: [Book] = []

  var body: some View {
    List {
      Text("My books")
      ForEach(books) { book in
        BookRow(book)
      }
      .onMove { source, destination in
        books.move(fromOffsets: source, toOffset: destination)
      }
    }
  }
}

import SwiftUI

struct Shelf: View {
  @State private var books: [Book] = []
  @State private var isOpen = false

  var body: some View {
    List {
      Button("Sort") { isOpen = true }
        .sheet(isPresented: $isOpen) {
          List {
            ForEach(books) { book in
              BookRow(book)
            }
            .onMove { books.move(fromOffsets: $0, toOffset: $1) }
          }
        }
    }
  }
}

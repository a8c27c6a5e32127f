import SwiftUI

struct Shelf: View {
  @Binding var books: [Book]

  var body: some View {
    List { ForEach(books) { BookRow($0) }.onMove { books.move(fromOffsets: $0, toOffset: $1) } }
  }
}

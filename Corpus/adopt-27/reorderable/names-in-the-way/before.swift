import SwiftUI

struct Shelf: View {
  @State private var shelves: [[Book]] = []
  let index: Int

  var body: some View {
    List {
      ForEach(shelves[index]) { book in
        BookRow(book)
      }
      .onMove { shelves[index].move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

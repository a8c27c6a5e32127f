import SwiftUI

struct Shelf: View {
    @State private var selected: Book?
    @State private var asksToDelete = false
    @State private var asksToLend = false

    var body: some View {
        BookList { book in
            selected = book
            asksToDelete = true
        } onLend: { book in
            selected = book
            asksToLend = true
        }
        .alert("Delete?", isPresented: $asksToDelete, presenting: selected) { book in
            Button("Delete") { book.delete() }
        }
        .alert("Lend?", isPresented: $asksToLend, presenting: selected) { book in
            Button("Lend") { book.lend() }
        }
    }
}

import SwiftUI

struct Shelf: View {
    @State private var selected: Book?
    @State private var isAsking = false

    var body: some View {
        BookList { book in
            selected = book
            isAsking = true
        }
        .sheet(item: $selected) { book in
            BookDetail(book: book)
        }
        .alert("Delete?", isPresented: $isAsking, presenting: selected) { book in
            Button("Delete") { book.delete() }
        }
    }
}

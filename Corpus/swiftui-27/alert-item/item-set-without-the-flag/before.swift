import SwiftUI

struct Shelf: View {
    let books: [Book]
    @State private var selected: Book?
    @State private var isAsking = false

    var body: some View {
        List(books) { book in
            Text(book.title)
                .onTapGesture { selected = book }
                .swipeActions {
                    Button("Delete") {
                        selected = book
                        isAsking = true
                    }
                }
        }
        .alert("Delete?", isPresented: $isAsking, presenting: selected) { book in
            Button("Delete") { book.delete() }
        }
    }
}

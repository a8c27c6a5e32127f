import SwiftUI

struct Shelf: View {
    @State private var lost: Book?
    @State private var isAsking = false

    var body: some View {
        BookList { book in
            lost = book
            isAsking = true
        }
        .alert("Lost", isPresented: $isAsking, presenting: lost, tint: .red) { book in
            Button("Replace") { book.replace() }
        }
        .alert(isPresented: $isAsking, presenting: lost) { book in
            Text(book.title)
        }
    }
}

import SwiftUI

struct BookRow: View {
    let book: Book
    @State private var isAsking = false

    var body: some View {
        Button("Delete") { isAsking = true }
            .alert("Delete?", isPresented: $isAsking, presenting: book) { book in
                Button("Delete") { book.delete() }
            }
    }
}

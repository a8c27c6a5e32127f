import SwiftUI

struct Shelf: View {
    @State private var lost: Book?
    @State private var lent: Book?
    @State private var isAsking = false

    var body: some View {
        BookList { book in
            lost = book
            lent = book
            isAsking = true
        }
        .alert("Lost", isPresented: $isAsking, presenting: lost) { book in
            Button("Replace") { book.replace() }
        }
        .alert("Lent", isPresented: $isAsking, presenting: lent) { book in
            Button("Remind") { book.remind() }
        }
    }
}

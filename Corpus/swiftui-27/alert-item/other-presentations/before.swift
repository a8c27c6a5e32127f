import SwiftUI

struct Shelf: View {
    @State private var lost: Book?
    @State private var isAsking = false

    var body: some View {
        BookList { book in
            lost = book
            isAsking = true
        }
        .confirmationDialog("Lost", isPresented: $isAsking, presenting: lost) { book in
            Button("Replace") { book.replace() }
        }
    }
}

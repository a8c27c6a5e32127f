import SwiftUI

struct Shelf: View {
    @State private var lost: Book?
    @State private var isAsking = false

    var body: some View {
        VStack {
            if isAsking {
                ProgressView()
            }
            BookList { book in
                lost = book
                isAsking = true
            }
        }
        .opacity(isAsking ? 0.5 : 1)
        .alert("Lost", isPresented: $isAsking, presenting: lost) { book in
            Button("Replace") { book.replace() }
        }
    }
}

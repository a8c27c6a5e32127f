import SwiftUI

struct Shelf: View {
    @State private var lost: Book?
    @State private var isAsking = false
    let asks: Bool

    var body: some View {
        BookList { book in
            lost = book
            if asks {
                isAsking = true
            }
        }
        .alert("Lost", isPresented: $isAsking, presenting: lost) { book in
            Button("Replace") { book.replace() }
        }
    }
}

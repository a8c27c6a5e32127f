import SwiftUI

struct Shelf: View {
    @State private var lost: Book?
    @State private var isAsking = false

    var body: some View {
        BookList { book in
            #if DEBUG
            print("lost", book)
            #endif
            lost = book
            isAsking = true
        }
        .alert("Lost", isPresented: $isAsking, presenting: lost) { book in
            Button("Replace") { book.replace() }
        }
    }

    #if DEBUG
    func simulateLoss() {
        lost = .sample
        isAsking = true
    }
    #endif
}

import SwiftUI

struct Shelf: View {
    @State private var lent: Book?
    @State private var showsLent = false
    @State private var lost: Book?
    @State private var showsLost = false

    var body: some View {
        BookList { book in
            lent = book
            showsLent = true
        } onLoss: { book in
            lost = book
            showsLost = true
        }
        .alert("Lent", isPresented: $showsLent, presenting: lent) { book in
            Button("Remind") { book.remind() }
        }
        .alert("Lost", isPresented: $showsLost, presenting: lost) { book in
            Button("Replace") { book.replace() }
        }
    }
}

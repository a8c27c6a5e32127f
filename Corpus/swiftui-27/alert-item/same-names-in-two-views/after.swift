import SwiftUI

struct Shelf: View {
    @State private var lost: Book?

    var body: some View {
        BookList { book in
            lost = book
        }
        .alert("Lost", item: $lost) { book in
            Button("Replace") { book.replace() }
        }
    }
}

struct Cover: View {
    @State private var isPresented = false

    var body: some View {
        Button("Show") { isPresented = true }
            .sheet(isPresented: $isPresented) { Text("Cover") }
    }
}

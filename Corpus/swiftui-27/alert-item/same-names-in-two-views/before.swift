import SwiftUI

struct Shelf: View {
    @State private var lost: Book?
    @State private var isPresented = false

    var body: some View {
        BookList { book in
            lost = book
            isPresented = true
        }
        .alert("Lost", isPresented: $isPresented, presenting: lost) { book in
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

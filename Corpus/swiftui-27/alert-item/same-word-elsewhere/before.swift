import SwiftUI

struct Shelf: View {
    @State private var lost: Book?
    @State private var isAsking = false

    var body: some View {
        BookList(isAsking: true) { book in
            // isAsking is set last.
            lost = book
            isAsking = true
        }
        .onReceive(Library.events) { event in
            log(event.isAsking)
        }
        .alert("Lost", isPresented: $isAsking, presenting: lost) { book in
            Button("Replace") { book.replace() }
        }
    }

    private func log(_ isAsking: Bool) {
        print("isAsking", isAsking)
    }
}

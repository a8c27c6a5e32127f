import SwiftUI

struct ShelfScreen: View {
    let books: [Book]
    @State private var isAsking = false

    var body: some View {
        Text("Shelf")
            .actionSheet(isPresented: $isAsking) {
                ActionSheet(title: Text("Which one?"), buttons: buttons)
            }
    }

    private var buttons: [ActionSheet.Button] {
        books.compactMap { book in .default(Text(book.title)) { book.open() } } + [.cancel()]
    }
}

import SwiftUI

struct BookScreen: View {
    let book: Book
    @State private var isAsking = false

    var body: some View {
        Text(book.title)
            .alert(Text(verbatim: book.title), isPresented: self.$isAsking) {
                Button {} label: {
                    Text(verbatim: book.title)
                }
            } message: {
                book.summary
            }
    }
}

import SwiftUI

struct BookScreen: View {
    let book: Book
    @State private var isAsking = false

    var body: some View {
        Text(book.title)
            .alert(isPresented: self.$isAsking, content: {
                return Alert(
                    title: Text(verbatim: book.title),
                    message: book.summary,
                    dismissButton: Alert.Button.default(Text(verbatim: book.title))
                )
            })
    }
}

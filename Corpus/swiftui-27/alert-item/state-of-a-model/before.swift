import SwiftUI

struct Shelf: View {
    @Bindable var model: ShelfModel
    @State private var isAsking = false

    var body: some View {
        BookList { book in
            model.lost = book
            model.isAsking = true
        }
        .alert("Lost", isPresented: $model.isAsking, presenting: model.lost) { book in
            Button("Replace") { book.replace() }
        }
        .alert("Gone", isPresented: $isAsking, presenting: model.gone) { book in
            Button("Replace") { book.replace() }
        }
    }
}

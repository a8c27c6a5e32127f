import SwiftUI

final class Library: ObservableObject {
    static let shared = Library()

    @Published var books: [String] = []
}

struct ShelfRow: View {
    let title: String
    @ObservedObject private var library = Library.shared

    var body: some View {
        Text("\(title), one of \(library.books.count)")
    }
}

struct Shelf: View {
    @ObservedObject var library: Library = .shared

    var body: some View {
        List(library.books, id: \.self) { ShelfRow(title: $0) }
    }
}

struct ShelfPicker: View {
    @ObservedObject private var library = Library.shared

    init(library: Library? = nil) {
        if let library { self.library = library }
    }

    var body: some View {
        Shelf(library: library)
    }
}

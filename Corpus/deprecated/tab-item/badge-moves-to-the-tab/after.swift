import SwiftUI

struct LibraryApp: View {
    @Binding var selection: Int
    let late: Int

    var body: some View {
        TabView(selection: $selection) {
            Tab("Loans", systemImage: "book", value: 0) {
                Text("Loans")
            }
            .badge(late)
            Tab("Shelf", systemImage: "books.vertical", value: 1) {
                Text("Shelf")
            }
        }
    }
}

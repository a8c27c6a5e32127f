import SwiftUI

struct LibraryApp: View {
    var body: some View {
        TabView {
            Tab("Loans", systemImage: "book") {
                Text("Loans")
                    .padding()
            }
            Tab("Shelf", systemImage: "books.vertical") {
                Text("Shelf")
            }
        }
    }
}

import SwiftUI

struct LibraryApp: View {
    var body: some View {
        TabView {
            Text("Loans")
                .tabItem { Label("Loans", systemImage: "book") }
                .padding()
            Text("Shelf")
                .tabItem { Label("Shelf", systemImage: "books.vertical") }
        }
    }
}

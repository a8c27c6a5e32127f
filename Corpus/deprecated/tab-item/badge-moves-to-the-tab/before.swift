import SwiftUI

struct LibraryApp: View {
    @Binding var selection: Int
    let late: Int

    var body: some View {
        TabView(selection: $selection) {
            Text("Loans")
                .tabItem { Label("Loans", systemImage: "book") }
                .badge(late)
                .tag(0)
            Text("Shelf")
                .tabItem { Label("Shelf", systemImage: "books.vertical") }
                .tag(1)
        }
    }
}

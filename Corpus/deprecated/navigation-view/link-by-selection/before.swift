import SwiftUI

struct Shelves: View {
    @State private var shelf: String?

    var body: some View {
        NavigationView {
            content
        }
        .navigationViewStyle(.stack)
    }

    private var content: some View {
        VStack {
            Button("Open") {
                shelf = "history"
            }
            // the history books
            NavigationLink(destination: Text("Herodotus"), tag: "history", selection: $shelf) {
                Text("History")
            }
        }
    }
}

import SwiftUI

struct Catalog: View {
    let songs: [String]
    @State private var isOpen = false

    var body: some View {
        List(songs, id: \.self) { title in
            Button(title) { isOpen = true }
        }
        // The song of the row.
        .navigationDestination(isPresented: $isOpen) {
            Text(songs.joined())
        }
        .navigationTitle("Songs")
    }
}

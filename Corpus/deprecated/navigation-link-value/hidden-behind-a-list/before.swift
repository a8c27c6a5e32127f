import SwiftUI

struct Catalog: View {
    let songs: [String]
    @State private var isOpen = false

    var body: some View {
        List(songs, id: \.self) { title in
            Button(title) { isOpen = true }
        }
        // The song of the row.
        .background {
            NavigationLink("", destination: Text(songs.joined()), isActive: $isOpen)
                .opacity(0)
        }
        .navigationTitle("Songs")
    }
}

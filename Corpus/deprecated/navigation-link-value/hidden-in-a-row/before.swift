import SwiftUI

struct Catalog: View {
    @State private var isOpen = false

    var body: some View {
        List {
            ZStack {
                Text("First song")
                NavigationLink(destination: SongPage(), isActive: $isOpen) { EmptyView() }
            }
            Text("Second song")
                .background(NavigationLink(destination: SongPage(), isActive: $isOpen) { EmptyView() })
        }
    }

    var moreSongs: some View {
        Section {
            HStack {
                NavigationLink("", destination: SongPage(), isActive: $isOpen)
                Text("Third song")
            }
        }
    }

    var lastSong: some View {
        Text("Last song")
            .listRowBackground(Color.red)
            .background(NavigationLink(destination: SongPage(), isActive: $isOpen) {})
    }
}

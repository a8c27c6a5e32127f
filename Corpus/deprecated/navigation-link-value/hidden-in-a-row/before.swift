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
}

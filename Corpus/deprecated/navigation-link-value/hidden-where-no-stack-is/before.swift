import SwiftUI

struct Catalog: View {
    let isNew: Bool
    @State private var isOpen = false

    var body: some View {
        VStack {
            Text("Songs")
            if isNew {
                NavigationLink(destination: SongPage(), isActive: $isOpen) { EmptyView() }
            }
        }
        Group {
            NavigationLink(destination: SongPage(), isActive: $isOpen) { EmptyView() }
            Text("Songs")
        }
        ZStack {
            NavigationLink(destination: SongPage(), isActive: $isOpen) { EmptyView() }
        }
    }
}

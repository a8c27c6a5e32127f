import SwiftUI

struct Catalog: View {
    @State private var isOpen = false

    var body: some View {
        NavigationLink(destination: SongPage(), isActive: $isOpen) {
            Text("Open")
        }
        .padding()
    }
}

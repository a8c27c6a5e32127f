import SwiftUI

struct Catalog: View {
    @State private var song: Int?

    var body: some View {
        NavigationLink(destination: Text("Song"), tag: 3, selection: $song) {
            Text("Open")
        }
    }
}

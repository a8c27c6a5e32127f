import SwiftUI

struct Catalog: View {
    var body: some View {
        VStack {
            NavigationLink("Song", value: 3)
            NavigationLink("Song", destination: Text("Song"))
            NavigationLink {
                Text("Song")
            } label: {
                Text("Open")
            }
        }
    }
}

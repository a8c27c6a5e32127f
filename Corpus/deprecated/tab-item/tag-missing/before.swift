import SwiftUI

struct TrailApp: View {
    @State private var selection = 0

    var body: some View {
        TabView(selection: $selection) {
            Text("Map")
                .tabItem { Label("Map", systemImage: "map") }
                .tag(0)
            Text("List").tabItem { Label("List", systemImage: "list.bullet") }
        }
    }
}

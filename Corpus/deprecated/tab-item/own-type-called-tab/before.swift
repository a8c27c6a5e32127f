import SwiftUI

enum Tab: Hashable {
    case map, list
}

struct TrailApp: View {
    @State private var tab = Tab.map

    var body: some View {
        TabView(selection: $tab) {
            Text("Map")
                .tabItem { Label("Map", systemImage: "map") }
                .tag(Tab.map)
            Text("List")
                .tabItem { Label("List", systemImage: "list.bullet") }
                .tag(Tab.list)
        }
    }
}

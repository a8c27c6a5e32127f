import SwiftUI

enum Tab: Hashable {
    case map, list
}

struct TrailApp: View {
    @State private var tab = Tab.map

    var body: some View {
        TabView(selection: $tab) {
            SwiftUI.Tab("Map", systemImage: "map", value: Tab.map) {
                Text("Map")
            }
            SwiftUI.Tab("List", systemImage: "list.bullet", value: Tab.list) {
                Text("List")
            }
        }
    }
}

import SwiftUI

struct GardenApp: View {
    var body: some View {
        TabView {
            NavigationStack {
                Text("Beds")
            }
            .tabItem { Label("Beds", systemImage: "leaf") }
            Text("Tools").tabItem { Label("Tools", systemImage: "hammer") }
        }
    }
}

import SwiftUI

struct GardenApp: View {
    var body: some View {
        TabView {
            Text("Beds").tabItem { Label("Beds", systemImage: "leaf") }
        }
    }
}

import SwiftUI

struct GardenApp: View {
    var body: some View {
        TabView {
            Tab("Beds", systemImage: "leaf") {
                NavigationStack {
                    Text("Beds")
                }
            }
            Tab("Tools", systemImage: "hammer") {
                Text("Tools")
            }
        }
    }
}

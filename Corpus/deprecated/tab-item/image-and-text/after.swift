import SwiftUI

struct KitchenApp: View {
    let title: Text

    var body: some View {
        TabView {
            Tab("Soups", systemImage: "flame") {
                Text("What is cooking")
            }
            Tab("Breads", systemImage: "oven") {
                Text("Breads")
            }
            Tab {
                Text("Cakes")
            } label: {
                Image("cake")
                Text("Cakes")
            }
        }
    }
}

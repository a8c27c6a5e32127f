import SwiftUI

struct KitchenApp: View {
    let title: Text

    var body: some View {
        TabView {
            Text("What is cooking")
                .tabItem {
                    Image(systemName: "flame")
                    Text("Soups")
                }
            Text("Breads")
                .tabItem {
                    Text("Breads")
                    Image(systemName: "oven")
                }
            Text("Cakes")
                .tabItem {
                    Image("cake")
                    Text("Cakes")
                }
        }
    }
}

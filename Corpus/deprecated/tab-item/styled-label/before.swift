import SwiftUI

struct TrailApp: View {
    var body: some View {
        TabView {
            Text("Map").tabItem {
                Image("map").renderingMode(.template)
                Text("Map")
            }
        }
    }
}

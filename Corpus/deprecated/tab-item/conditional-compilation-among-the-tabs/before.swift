import SwiftUI

struct ClubApp: View {
    var body: some View {
        TabView {
            Text("News").tabItem { Label("News", systemImage: "newspaper") }
            #if DEBUG
            Text("Log").tabItem { Label("Log", systemImage: "ladybug") }
            #endif
            Text("Me").tabItem { Label("Me", systemImage: "person") }
        }
    }
}

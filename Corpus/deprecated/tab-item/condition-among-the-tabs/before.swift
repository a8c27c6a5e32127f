import SwiftUI

struct ClubApp: View {
    let isSignedIn: Bool

    var body: some View {
        TabView {
            Text("News").tabItem { Label("News", systemImage: "newspaper") }
            if isSignedIn {
                Text("Me").tabItem { Label("Me", systemImage: "person") }
            }
        }
    }
}

import SwiftUI

struct ClubApp: View {
    let isSignedIn: Bool

    var body: some View {
        VStack {
            TabView {
                Text("News").tabItem { Label("News", systemImage: "newspaper") }
                if isSignedIn {
                    Text("Me")
                }
            }
            TabView {
                Text("News").tabItem { Label("News", systemImage: "newspaper") }
                if #available(iOS 19, *) {
                    Text("Me").tabItem { Label("Me", systemImage: "person") }
                }
            }
        }
    }
}

import SwiftUI

struct ClubApp: View {
    let isSignedIn: Bool

    var body: some View {
        TabView {
            Tab("News", systemImage: "newspaper") {
                Text("News")
            }
            if isSignedIn {
                Tab("Me", systemImage: "person") {
                    Text("Me")
                }
            }
        }
    }
}

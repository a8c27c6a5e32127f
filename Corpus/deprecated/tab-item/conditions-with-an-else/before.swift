import SwiftUI

struct ClubApp: View {
    let member: String?
    let isOpen: Bool
    @State private var selection = "news"

    var body: some View {
        TabView(selection: $selection) {
            Text("News")
                .tabItem { Label("News", systemImage: "newspaper") }
                .tag("news")
            if let member, isOpen {
                Text(member)
                    .padding() // around the name
                    .tabItem {
                        Image(systemName: "person")
                        Text("Me")
                    }
                    .tag("me")
                Text("Games")
                    .tabItem { Label("Games", systemImage: "soccerball") }
                    .tag("games")
            } else {
                Text("Join")
                    .tabItem { Label("Join", systemImage: "person.badge.plus") }
                    .tag("join")
            }
        }
    }
}

import SwiftUI

struct ClubApp: View {
    let member: String?
    let isOpen: Bool
    @State private var selection = "news"

    var body: some View {
        TabView(selection: $selection) {
            Tab("News", systemImage: "newspaper", value: "news") {
                Text("News")
            }
            if let member, isOpen {
                Tab("Me", systemImage: "person", value: "me") {
                    Text(member)
                        .padding() // around the name
                }
                Tab("Games", systemImage: "soccerball", value: "games") {
                    Text("Games")
                }
            } else {
                Tab("Join", systemImage: "person.badge.plus", value: "join") {
                    Text("Join")
                }
            }
        }
    }
}

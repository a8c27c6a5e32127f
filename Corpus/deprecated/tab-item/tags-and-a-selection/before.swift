import SwiftUI

struct StationApp: View {
    @State private var selection = "now"

    var body: some View {
        TabView(selection: $selection) {
            Departures()
                .environment(\.colorScheme, .dark) // as on the board
                .tabItem {
                    Label("Departures", systemImage: "tram")
                }
                .tag("now")

            // Bought ones.
            Tickets()
                .tag("tickets")
                .tabItem { Label("Tickets", systemImage: "ticket") }
        }
        .tint(.red)
    }
}

import SwiftUI

struct StationApp: View {
    @State private var selection = "now"

    var body: some View {
        TabView(selection: $selection) {
            Tab("Departures", systemImage: "tram", value: "now") {
                Departures()
                    .environment(\.colorScheme, .dark) // as on the board
            }

            // Bought ones.
            Tab("Tickets", systemImage: "ticket", value: "tickets") {
                Tickets()
            }
        }
        .tint(.red)
    }
}

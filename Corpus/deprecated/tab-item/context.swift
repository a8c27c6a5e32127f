import SwiftUI

struct Departures: View {
    var body: some View { Text("Departures") }
}

struct Tickets: View {
    var body: some View { Text("Tickets") }
}

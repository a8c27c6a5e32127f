import SwiftUI

struct TicketOptions: View {
    @Binding var hasBike: Bool

    var body: some View {
        VStack {
            Text("Options").foregroundColor(.secondary)
            Button {
                hasBike.toggle()
            } label: {
                VStack {
                    Text("Bike").foregroundColor(.primary)
                    Text("one per person").foregroundColor(.secondary)
                    Text("free").foregroundColor(.green)
                }
            }
            NavigationLink(destination: Text("Fares")) {
                Text("Fares").foregroundColor(.secondary)
            }
            Button("Clear") { hasBike = false }
                .foregroundColor(.secondary)
            Menu("More") {
                Text("Seats").foregroundColor(hasBike ? .primary : .secondary)
            }
        }
    }
}

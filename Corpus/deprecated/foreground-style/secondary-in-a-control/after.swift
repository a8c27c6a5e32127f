import SwiftUI

struct TicketOptions: View {
    @Binding var hasBike: Bool

    var body: some View {
        VStack {
            Text("Options").foregroundStyle(.secondary)
            Button {
                hasBike.toggle()
            } label: {
                VStack {
                    Text("Bike").foregroundStyle(Color.primary)
                    Text("one per person").foregroundStyle(Color.secondary)
                    Text("free").foregroundStyle(.green)
                }
            }
            NavigationLink(destination: Text("Fares")) {
                Text("Fares").foregroundStyle(Color.secondary)
            }
            Button("Clear") { hasBike = false }
                .foregroundStyle(Color.secondary)
            Menu("More") {
                Text("Seats").foregroundStyle(hasBike ? Color.primary : Color.secondary)
            }
        }
    }
}

import SwiftUI

struct TicketList: View {
    let tickets: [Ticket]
    @State private var shown: Ticket?

    var body: some View {
        Button("Show all") { shown = tickets.first }
            .alert(item: $shown) { ticket in
                Alert(
                    title: Text(ticket.name),
                    primaryButton: .default(Text("Next")) { shown = tickets.last },
                    secondaryButton: .cancel(Text("Enough")) { shown = nil }
                )
            }
    }
}

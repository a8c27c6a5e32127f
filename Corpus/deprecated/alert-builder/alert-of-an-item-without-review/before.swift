import SwiftUI

struct TicketList: View {
    let tickets: [Ticket]
    @State private var lost: Ticket?

    var body: some View {
        List(tickets) { ticket in Button(ticket.name) { lost = ticket } }
            .alert(item: $lost) { ticket in
                Alert(title: Text(ticket.name), dismissButton: .default(Text("OK")))
            }
    }
}

import SwiftUI

struct TicketList: View {
    let tickets: [Ticket]
    @State private var chosen: Ticket?

    var body: some View {
        List(tickets) { ticket in Button(ticket.name) { chosen = ticket } }
            .actionSheet(item: $chosen) { ticket in
                ActionSheet(title: Text(ticket.name), buttons: [.cancel()])
            }
    }
}

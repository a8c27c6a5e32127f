import SwiftUI

struct TicketList: View {
    let tickets: [Ticket]
    @State private var chosen: Ticket?

    var body: some View {
        List(tickets) { ticket in Button(ticket.name) { chosen = ticket } }
            .actionSheet(item: $chosen) { ticket in
                ActionSheet(
                    title: Text(ticket.name),
                    message: Text("\(ticket.name) was not used yet."),
                    buttons: [
                        .cancel(),
                        // There is no way back.
                        .destructive(Text("Tear up \(ticket.name)")) {
                            tearUp(ticket)
                        },
                    ]
                )
            }
    }

    private func tearUp(_ ticket: Ticket) {}
}

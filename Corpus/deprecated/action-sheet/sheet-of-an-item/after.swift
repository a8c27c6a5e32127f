import SwiftUI

struct TicketList: View {
    let tickets: [Ticket]
    @State private var chosen: Ticket?

    var body: some View {
        List(tickets) { ticket in Button(ticket.name) { chosen = ticket } }
            .confirmationDialog(
                Text(chosen?.name ?? ""),
                isPresented: Binding(get: { chosen != nil }, set: { if !$0 { chosen = nil } }),
                titleVisibility: .visible,
                presenting: chosen
            ) { ticket in
                // There is no way back.
                Button("Tear up \(ticket.name)", role: .destructive) {
                    tearUp(ticket)
                }
            } message: { ticket in
                Text("\(ticket.name) was not used yet.")
            }
    }

    private func tearUp(_ ticket: Ticket) {}
}

import SwiftUI

struct TicketList: View {
    let tickets: [Ticket]
    @State private var lost: Ticket?

    var body: some View {
        List(tickets) { ticket in Button(ticket.name) { lost = ticket } }
            .alert(
                Text(lost?.name ?? ""),
                isPresented: Binding(get: { lost != nil }, set: { if !$0 { lost = nil } }),
                presenting: lost
            ) { _ in
                Button("OK") {}
            }
    }
}

import SwiftUI

final class TicketOffice: ObservableObject {
    @Published var chosen: Ticket?

    func sell(_ ticket: Ticket) {}
}

struct TicketWindow: View {
    @StateObject private var office = TicketOffice()

    var body: some View {
        Text("Tickets")
            .confirmationDialog(
                "Which one?",
                isPresented: Binding(get: { office.chosen != nil }, set: { if !$0 { office.chosen = nil } }),
                titleVisibility: .visible,
                presenting: office.chosen
            ) { ticket in
                Button("Day") { office.sell(ticket) }
                Button("Month") { office.sell(ticket) }
            }
    }
}

import SwiftUI

final class TicketOffice: ObservableObject {
    @Published var chosen: Ticket?

    func sell(_ ticket: Ticket) {}
}

struct TicketWindow: View {
    @StateObject private var office = TicketOffice()

    var body: some View {
        Text("Tickets")
            .confirmationDialog("Which one?", item: $office.chosen, titleVisibility: .visible) { ticket in
                Button("Day") { office.sell(ticket) }
                Button("Month") { office.sell(ticket) }
            }
    }
}

import SwiftUI

final class TicketOffice: ObservableObject {
    @Published var chosen: Ticket?

    func sell(_ ticket: Ticket) {}
}

struct TicketWindow: View {
    @StateObject private var office = TicketOffice()

    var body: some View {
        Text("Tickets")
            .actionSheet(item: $office.chosen) { ticket in
                ActionSheet(
                    title: Text("Which one?"),
                    buttons: [
                        .default(Text("Day")) { office.sell(ticket) },
                        .default(Text("Month")) { office.sell(ticket) },
                    ]
                )
            }
    }
}

import SwiftUI

struct TicketList: View {
    @State private var chosen: Ticket?

    var body: some View {
        Button("Choose") { chosen = Ticket() }
            .actionSheet(item: $chosen) { ticket in
                ActionSheet(title: Text(ticket.name), buttons: [.cancel()])
            }
            .actionSheet(item: $chosen) {
                ActionSheet(title: Text($0.name), buttons: [.default(Text("Show"))])
            }
            .actionSheet(item: $chosen) { ticket in
                var buttons: [ActionSheet.Button] = [.cancel()]
                if ticket.id > 0 { buttons.append(.default(Text("Show"))) }
                return ActionSheet(title: Text(ticket.name), buttons: buttons)
            }
            .actionSheet(item: $chosen) { ticket in
                ActionSheet(title: Text(ticket.name), buttons: buttons(for: ticket))
            }
    }

    private func buttons(for ticket: Ticket) -> [ActionSheet.Button] { [.cancel()] }
}

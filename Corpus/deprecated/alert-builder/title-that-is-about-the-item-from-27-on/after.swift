import SwiftUI

struct TicketList: View {
    @Binding var found: Ticket?
    @State private var broken: Ticket?

    var body: some View {
        Text("Lost and found")
            .alert(found.map { ticket in Text("\(ticket.name) was found") } ?? Text(""), item: $found) { _ in }
            .alert(Text(verbatim: self.broken?.name ?? ""), item: self.$broken) { _ in } message: { _ in
                Text("It cannot be read.")
            }
    }
}

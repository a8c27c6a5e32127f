import SwiftUI

struct TicketList: View {
    @Binding var found: Ticket?
    @State private var broken: Ticket?

    var body: some View {
        Text("Lost and found")
            .alert(
                found.map { ticket in Text("\(ticket.name) was found") } ?? Text(""),
                isPresented: Binding(get: { found != nil }, set: { if !$0 { found = nil } }),
                presenting: found
            ) { _ in }
            .alert(
                Text(verbatim: self.broken?.name ?? ""),
                isPresented: Binding(get: { self.broken != nil }, set: { if !$0 { self.broken = nil } }),
                presenting: self.broken
            ) { _ in } message: { _ in
                Text("It cannot be read.")
            }
    }
}

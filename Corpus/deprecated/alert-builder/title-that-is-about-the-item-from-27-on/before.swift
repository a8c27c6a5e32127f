import SwiftUI

struct TicketList: View {
    @Binding var found: Ticket?
    @State private var broken: Ticket?

    var body: some View {
        Text("Lost and found")
            .alert(item: $found) { ticket in
                Alert(title: Text("\(ticket.name) was found"))
            }
            .alert(item: self.$broken, content: { ticket in
                return Alert(title: Text(verbatim: ticket.name), message: Text("It cannot be read."))
            })
    }
}

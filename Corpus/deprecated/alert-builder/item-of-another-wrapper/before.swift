import SwiftUI

@propertyWrapper
struct Remembered<Value> {
    var wrappedValue: Value
    var projectedValue: Binding<Value?> { .constant(nil) }
}

struct TicketList: View {
    @Remembered var shown: Ticket

    var body: some View {
        Text("Tickets")
            .alert(item: $shown) { ticket in
                Alert(title: Text(ticket.name))
            }
    }
}

import SwiftUI

struct TicketList: View {
    @State private var lost: Ticket?

    var body: some View {
        Button("Look for it") { lost = Ticket() }
            .alert(item: $lost) {
                Alert(title: Text($0.name), dismissButton: .default(Text("OK")))
            }
    }
}

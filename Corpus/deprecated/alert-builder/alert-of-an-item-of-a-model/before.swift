import SwiftUI

final class TicketOffice: ObservableObject {
    @Published var refused: Ticket?

    func buyAgain(_ ticket: Ticket) {}
}

struct TicketWindow: View {
    @ObservedObject var office: TicketOffice

    var body: some View {
        VStack {
            Text("Tickets")
        }
        .padding() // around the window
        // Nobody likes to be refused.
        .alert(item: $office.refused) { ticket in
            Alert(
                title: Text("Not sold"),
                message: Text("There is no seat left for \(ticket.name)."),
                primaryButton: .default(Text("Try again")) {
                    office.buyAgain(ticket) // once more
                },
                secondaryButton: .cancel(Text("Leave"))
            )
        }
        .navigationTitle("Window")
    }
}

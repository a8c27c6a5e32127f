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
        .alert(
            "Not sold",
            isPresented: Binding(get: { office.refused != nil }, set: { if !$0 { office.refused = nil } }),
            presenting: office.refused
        ) { ticket in
            Button("Try again") {
                office.buyAgain(ticket) // once more
            }
            Button("Leave", role: .cancel) {}
        } message: { ticket in
            Text("There is no seat left for \(ticket.name).")
        }
        .navigationTitle("Window")
    }
}

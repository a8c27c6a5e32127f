import SwiftUI

struct TicketForm: View {
    @Binding var name: String

    var body: some View {
        Form {
            Section(
                // The traveller as in the passport.
                header: Text("Traveller")
                    .font(.headline), // not localized yet
                footer: VStack(alignment: .leading) {
                    Text("As in the passport.")
                    // Text("Or as in the identity card.")
                    Text("Without titles.")
                }
            ) {
                TextField("Name", text: $name)
            }

            Section(header: Text("Class"),
                    footer: Text("First is quiet.")) {
                Text("Second")
            }

            Section(
                header: Text("Seat")
            ) {
                Text("Window")
            }
        }
    }
}

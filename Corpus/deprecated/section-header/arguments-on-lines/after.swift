import SwiftUI

struct TicketForm: View {
    @Binding var name: String

    var body: some View {
        Form {
            Section {
                TextField("Name", text: $name)
            } header: {
                // The traveller as in the passport.
                Text("Traveller")
                    .font(.headline) // not localized yet
            } footer: {
                VStack(alignment: .leading) {
                    Text("As in the passport.")
                    // Text("Or as in the identity card.")
                    Text("Without titles.")
                }
            }

            Section {
                Text("Second")
            } header: {
                Text("Class")
            } footer: {
                Text("First is quiet.")
            }

            Section(
                "Seat"
            ) {
                Text("Window")
            }
        }
    }
}

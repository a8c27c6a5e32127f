import SwiftUI

struct RelaySettings: View {
    @State private var isOn = true

    var body: some View {
        Form {
            Section {
                Toggle("On", isOn: $isOn)
            } header: {
                Text("Relays")
            } footer: {
                // footer: Text("Old words"),
                Text("Where messages go.")
            }
        }
    }
}

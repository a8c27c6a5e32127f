import SwiftUI

struct RelaySettings: View {
    @State private var isOn = true

    var body: some View {
        Form {
            Section(
                header: Text("Relays"),
                // footer: Text("Old words"),
                footer: Text("Where messages go.")
            ) {
                Toggle("On", isOn: $isOn)
            }
        }
    }
}

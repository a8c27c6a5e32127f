import SwiftUI

struct CompostView: View {
    var body: some View {
        List {
            Section("Ready") {
                Text("Heap 1")
            }
            Section {
                Text("Heap 2")
            } header: {
                Text("Rotting")
            }
            CardSection(header: Text("Turned")) {
                Text("Heap 3")
            }
        }
    }
}

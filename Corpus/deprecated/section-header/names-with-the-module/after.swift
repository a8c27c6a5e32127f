import SwiftUI

struct Diagnostics: View {
    var body: some View {
        List {
            SwiftUI.Section("Sync") {
                Text("Idle")
            }
            SwiftUI.Section {
                Text("Empty")
            } header: {
                Text("Queue")
                    .italic()
            }
            Section.init("Log") { Text("…") }
        }
    }
}

import SwiftUI

struct Diagnostics: View {
    var body: some View {
        List {
            SwiftUI.Section(header: SwiftUI.Text("Sync")) {
                Text("Idle")
            }
            SwiftUI.Section(header:
                Text("Queue")
                    .italic()
            ) {
                Text("Empty")
            }
            Section.init(header: Text("Log")) { Text("…") }
        }
    }
}

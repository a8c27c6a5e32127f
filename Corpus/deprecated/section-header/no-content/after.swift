import SwiftUI

struct SensorHint: View {
    let hint: String

    var body: some View {
        List {
            Section {} footer: {
                Text(hint)
            }
            Section("Sensors") { }
            Section {
                // Nothing yet.
            } header: {
                Text("Unused").italic()
            }
        }
    }
}

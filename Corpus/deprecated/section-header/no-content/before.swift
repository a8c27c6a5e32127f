import SwiftUI

struct SensorHint: View {
    let hint: String

    var body: some View {
        List {
            Section(footer: Text(hint)) {}
            Section(header: Text("Sensors")) { }
            Section(header: Text("Unused").italic()) {
                // Nothing yet.
            }
        }
    }
}

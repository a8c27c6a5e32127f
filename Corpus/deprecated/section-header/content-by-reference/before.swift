import SwiftUI

struct OrchardView: View {
    private func rows() -> some View { Text("Plum") }

    var body: some View {
        List {
            // Trees only.
            Section(header: Text("Trees"), content: rows)
        }
    }
}

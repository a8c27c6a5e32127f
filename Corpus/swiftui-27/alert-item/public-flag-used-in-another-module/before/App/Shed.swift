import SwiftUI

/// Has a cellar of its own.
struct Shed: View {
    struct Cellar: View {
        var isReporting = false

        var body: some View { Text(isReporting ? "Broken" : "Cellar") }
    }

    let cellar: Cellar

    var body: some View {
        Text(cellar.isReporting ? "Broken" : "Cellar")
    }
}

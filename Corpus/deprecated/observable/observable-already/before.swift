import SwiftUI

@Observable
final class Orchard {
    var trees = 3
}

struct OrchardView: View {
    @State private var orchard = Orchard()

    var body: some View {
        OrchardRow(orchard: orchard).environment(orchard)
    }
}

struct OrchardRow: View {
    var orchard: Orchard

    var body: some View { Text("\(orchard.trees)") }
}

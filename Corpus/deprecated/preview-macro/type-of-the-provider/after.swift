import SwiftUI

struct HerbRow: View {
    @Binding var name: String

    var body: some View {
        TextField("Name", text: $name)
    }
}

#Preview("Herb") {
    /// Holds the name.
    struct Wrapper: View {
        @StateObject private var garden = Garden()

        var body: some View {
            HerbRow(name: $garden.herb)
        }
    }

    final class Garden: ObservableObject {
        private let count = 3
        @Published var herb = "Dill"
    }

    return Wrapper()
        .padding() // as in the list
}

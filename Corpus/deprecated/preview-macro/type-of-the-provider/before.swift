import SwiftUI

struct HerbRow: View {
    @Binding var name: String

    var body: some View {
        TextField("Name", text: $name)
    }
}

struct HerbRow_Previews: PreviewProvider {
    static var previews: some View {
        Wrapper()
            .padding() // as in the list
            .previewDisplayName("Herb")
    }

    /// Holds the name.
    private struct Wrapper: View {
        @StateObject private var garden = Garden()

        var body: some View {
            HerbRow(name: $garden.herb)
        }
    }

    fileprivate final class Garden: ObservableObject {
        private let count = 3
        @Published var herb = "Dill"
    }
}

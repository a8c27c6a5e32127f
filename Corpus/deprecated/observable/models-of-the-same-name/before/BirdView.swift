import SwiftUI

struct BirdView: View {
    @StateObject private var model = Model()
    @ObservedObject var other: FishView.Model

    var body: some View {
        TextField("Bird", text: $model.name)
        Text(other.name)
    }
}

extension BirdView {
    final class Model: ObservableObject {
        @Published var name = "Wren"
    }
}

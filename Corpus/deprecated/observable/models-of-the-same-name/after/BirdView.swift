import SwiftUI

struct BirdView: View {
    @State private var model = Model()
    @ObservedObject var other: FishView.Model

    var body: some View {
        TextField("Bird", text: $model.name)
        Text(other.name)
    }
}

extension BirdView {
    @Observable
    final class Model {
        var name = "Wren"
    }
}

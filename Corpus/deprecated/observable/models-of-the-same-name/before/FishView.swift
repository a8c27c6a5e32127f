import SwiftUI

struct FishView: View {
    final class Model: ObservableObject {
        @Published var name = "Trout"
        let changes = NameChanges()

        init() {
            changes.follow($name)
        }
    }

    @StateObject private var model = Model()

    var body: some View {
        TextField("Fish", text: $model.name)
    }
}

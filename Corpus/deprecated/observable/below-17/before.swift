import SwiftUI

final class Kitchen: ObservableObject {
    @Published var isOpen = true
}

struct KitchenView: View {
    @StateObject private var kitchen = Kitchen()

    var body: some View { Text(kitchen.isOpen ? "Open" : "Closed") }
}

import SwiftUI

final class Cashier: ObservableObject {
    @Published var total = 0

    func add(_ price: Int) {
        DispatchQueue.main.async { self.total += price }
    }
}

struct Till: View {
    @StateObject private var cashier = Cashier()

    var body: some View {
        Button("Add") { cashier.add(2) }
    }

    final class Printer {
        func printed() {
            DispatchQueue.main.async { print("done") }
        }
    }
}

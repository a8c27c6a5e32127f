import SwiftUI

/// The beds of a garden.
final class Garden: ObservableObject {
    @Published var name = "Kitchen garden"
    @Published var beds: [String] = []
    // what was picked today
    @Published private(set) var harvest: Double = 0
    let founded = 1987

    func pick(_ weight: Double) {
        harvest += weight
    }
}

struct GardenView: View {
    @StateObject private var garden = Garden()
    @State private var weight = 0.5

    var body: some View {
        VStack {
            TextField("Name", text: $garden.name) // renames at once
            Text("\(garden.harvest) kg since \(garden.founded)")
            Button("Pick") { garden.pick(weight) }
        }
    }
}

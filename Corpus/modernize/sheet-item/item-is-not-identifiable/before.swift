import SwiftUI

struct Spice {
    var name = ""
}

struct SpiceRack: View {
    @State private var chosen: Spice?
    @State private var isShowingSpice = false

    var body: some View {
        Button("Pepper") {
            chosen = Spice(name: "Pepper")
            isShowingSpice = true
        }
        .sheet(isPresented: $isShowingSpice) {
            if let chosen { Text(chosen.name) }
        }
    }
}

import SwiftUI

struct GardenScreen: View {
    let garden: Garden
    @State private var isAsking = false

    var body: some View {
        Text(garden.name)
            .alert("Dig it up?", isPresented: $isAsking) {
                Button("Dig up", role: .destructive) {
                    garden.clear()
                }
                Button("Leave it", role: .cancel) {}
            } message: {
                Text("Everything in \(garden.name) goes.")
            }
    }
}

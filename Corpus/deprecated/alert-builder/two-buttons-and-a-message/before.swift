import SwiftUI

struct GardenScreen: View {
    let garden: Garden
    @State private var isAsking = false

    var body: some View {
        Text(garden.name)
            .alert(isPresented: $isAsking) {
                Alert(
                    title: Text("Dig it up?"),
                    message: Text("Everything in \(garden.name) goes."),
                    primaryButton: .destructive(Text("Dig up")) {
                        garden.clear()
                    },
                    secondaryButton: .cancel(Text("Leave it"))
                )
            }
    }
}

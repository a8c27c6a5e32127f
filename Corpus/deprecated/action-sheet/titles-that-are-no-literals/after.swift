import SwiftUI

struct PlantScreen: View {
    let plant: Plant
    let hint: Text
    let remove: () -> Void
    @State private var isAsking = false

    var body: some View {
        Text(verbatim: plant.name)
            .confirmationDialog(Text(verbatim: plant.name), isPresented: self.$isAsking, titleVisibility: .visible) {
                Button("Water \(plant.name)") { plant.water() }
                Button { plant.show() } label: {
                    Text(verbatim: plant.name)
                }
                Button(role: .destructive, action: remove) {
                    Text("Remove", comment: "button")
                }
                Button(role: .cancel) {} label: {
                    Text(verbatim: "…")
                }
            } message: {
                hint
            }
    }
}

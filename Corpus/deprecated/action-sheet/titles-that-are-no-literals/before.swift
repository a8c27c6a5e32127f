import SwiftUI

struct PlantScreen: View {
    let plant: Plant
    let hint: Text
    let remove: () -> Void
    @State private var isAsking = false

    var body: some View {
        Text(verbatim: plant.name)
            .actionSheet(isPresented: self.$isAsking) {
                return ActionSheet(
                    title: Text(verbatim: plant.name),
                    message: hint,
                    buttons: [
                        .default(Text("Water \(plant.name)")) { plant.water() },
                        .default(Text(verbatim: plant.name)) { plant.show() },
                        .destructive(Text("Remove", comment: "button"), action: remove),
                        ActionSheet.Button.cancel(Text(verbatim: "…")),
                    ]
                )
            }
    }
}

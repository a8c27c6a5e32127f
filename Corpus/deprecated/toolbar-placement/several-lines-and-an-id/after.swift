import SwiftUI

struct GardenPlan: View {
    var body: some View {
        Text("Beds")
            .toolbar(id: "plan") {
                ToolbarItem(
                    id: "water",
                    placement: .topBarTrailing,
                    content: {
                        Button("Water") {}
                    }
                )
            }
    }
}

import SwiftUI

struct GardenPlan: View {
    var isNew: Bool

    var body: some View {
        Text("Beds")
            .navigationBarTitle(isNew ? "New plan" : "Plan",
                                displayMode: .automatic)
            .padding()
    }
}

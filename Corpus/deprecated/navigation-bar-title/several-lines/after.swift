import SwiftUI

struct GardenPlan: View {
    var isNew: Bool

    var body: some View {
        Text("Beds")
            .navigationTitle(isNew ? "New plan" : "Plan")
            .navigationBarTitleDisplayMode(.automatic)
            .padding()
    }
}

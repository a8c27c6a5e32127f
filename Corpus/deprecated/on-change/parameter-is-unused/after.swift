import SwiftUI

struct GardenPlan: View {
    @State private var season = 1
    @State private var isEdited = false
    @State private var beds: [String] = []

    var body: some View {
        Form {
            Stepper("Season", value: $season, in: 1...4)
            Toggle("Edited", isOn: $isEdited)
        }
        .onChange(of: season) {
            // The plan starts again.
            beds.removeAll()
        }
        .onChange(of: season) {
            isEdited = true
            beds.append("Compost")
        }
        .onChange(of: isEdited) { beds.sort() }
        .onChange(of: beds) { }
    }
}

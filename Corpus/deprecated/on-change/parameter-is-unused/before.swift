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
        .onChange(of: season) { _ in
            // The plan starts again.
            beds.removeAll()
        }
        .onChange(of: season) { newSeason in
            isEdited = true
            beds.append("Compost")
        }
        .onChange(of: isEdited) { _ in beds.sort() }
        .onChange(of: beds) { _ in }
    }
}

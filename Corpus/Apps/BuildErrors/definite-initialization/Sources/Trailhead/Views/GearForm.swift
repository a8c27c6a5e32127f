import SwiftUI

/// Adds a piece of gear to a hike.
struct GearForm: View {
    let hike: Hike

    /// What was typed so far.
    @State private var name = ""
    @State private var weight: Int = 0

    init(hike: Hike, suggestion: String) {
        name = suggestion
        self.weight = 250
        self.hike = hike
    }

    var body: some View {
        Form {
            TextField("Name", text: $name)
            Text("\(weight) g for \(hike.title)")
        }
    }
}

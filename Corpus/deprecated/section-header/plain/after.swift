import SwiftUI

struct PantryView: View {
    var body: some View {
        List {
            Section("Spices") {
                Text("Cumin")
                Text("Saffron")
            }

            Section("Grains") { Text("Spelt") }
        }
    }
}

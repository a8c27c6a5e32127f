import SwiftUI

struct PantryView: View {
    var body: some View {
        List {
            Section(header: Text("Spices")) {
                Text("Cumin")
                Text("Saffron")
            }

            Section(header: Text("Grains")) { Text("Spelt") }
        }
    }
}

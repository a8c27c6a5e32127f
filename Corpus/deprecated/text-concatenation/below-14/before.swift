import SwiftUI

struct Bed: View {
    let plant: String

    var body: some View {
        Text("Bed of ") + Text(plant).italic()
    }
}

import SwiftUI

struct Beds: View {
    @State private var plants = ["Pea", "Bean"]

    var body: some View {
        List {
            ForEach(0..<plants.count, id: \.self) { index in
                Text(plants[index])
            }
            ForEach(self.plants.indices, id: \.self) { index in
                Text(plants[index])
            }
            ForEach(Array(plants.enumerated()), id: \.offset) { _, plant in
                Text(plant)
            }
        }
        .toolbar {
            Button("Dig") { plants.remove(at: 0) }
        }
    }
}

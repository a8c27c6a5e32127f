import SwiftUI

struct Beds: View {
    @State private var plants = ["Pea", "Bean"]

    var body: some View {
        List {
            ForEach(0..<plants.count, id: \.self) { index in
                Text(plants[index])
            }
            ForEach(plants.indices, id: \.self) { index in
                Text(plants[index])
            }
        }
    }
}

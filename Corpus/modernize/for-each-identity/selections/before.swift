import SwiftUI

struct Season: Hashable, Identifiable {
    let id: Int
    var name: String
}

struct Filter: View {
    let seasons: [Season]
    @State private var season: Season?

    var body: some View {
        Picker("Season", selection: $season) {
            ForEach(seasons, id: \.self) { Text($0.name) }
        }
        List(selection: $season) {
            ForEach(seasons, id: \.self) { Text($0.name) }
        }
    }
}

import SwiftUI

struct StationSearch: View {
    @State private var query = ""
    @State private var matches: [String] = []
    let stations: [String]

    var body: some View {
        List(matches, id: \.self) { station in
            Text(station)
        }
        .searchable(text: $query)
        .onChange(of: query) { text in
            matches = stations.filter { $0.contains(text) }
        }
    }
}

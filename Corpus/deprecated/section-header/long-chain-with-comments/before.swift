import SwiftUI

struct TrainList: View {
    let trains: [String]

    var body: some View {
        List {
            // MARK: Departures
            Section(header: Text("Departures") /* of today */) { // all of them
                ForEach(trains, id: \.self) { Text($0) }
            } // end of departures
            .listRowBackground(Color.clear)
            // Rows are narrow.
            .padding(.horizontal, 4)

            Section(header: banner, footer: Text("Delays included.")) { // today
                Text("None")
            }
            .font(.caption)
        }
    }

    private var banner: some View { Text("Arrivals").italic() }
}

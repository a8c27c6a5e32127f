import SwiftUI

struct TrainList: View {
    let trains: [String]

    var body: some View {
        List {
            // MARK: Departures
            Section("Departures" /* of today */) { // all of them
                ForEach(trains, id: \.self) { Text($0) }
            } // end of departures
            .listRowBackground(Color.clear)
            // Rows are narrow.
            .padding(.horizontal, 4)

            Section { // today
                Text("None")
            } header: {
                banner
            } footer: {
                Text("Delays included.")
            }
            .font(.caption)
        }
    }

    private var banner: some View { Text("Arrivals").italic() }
}

import SwiftUI

struct Timetable: View {
    var body: some View {
        Text("Departures")
            .padding() // from the edges
            // the name of the station
            .navigationBarTitle("Central", displayMode: .large) // as on the signs
            // white on blue
            .font(.title)
    }
}

import SwiftUI

struct Timetable: View {
    var body: some View {
        VStack {
            NavigationStack {
                Text("Departures")
            }
            NavigationStack {
                Text("Arrivals")
            }
            .padding() // from the edges
            // as large as the platform
            .font(.title)
            NavigationStack { Text("Map") }.padding()
        }
    }
}

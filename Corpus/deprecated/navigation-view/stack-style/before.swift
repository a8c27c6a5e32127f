import SwiftUI

struct Timetable: View {
    var body: some View {
        VStack {
            NavigationView {
                Text("Departures")
            }
            .navigationViewStyle(.stack)
            NavigationView {
                Text("Arrivals")
            }
            .padding() // from the edges
            .navigationViewStyle(StackNavigationViewStyle())
            // as large as the platform
            .font(.title)
            NavigationView { Text("Map") }.navigationViewStyle(.stack).padding()
        }
    }
}

import SwiftUI

struct Timetable: View {
    var body: some View {
        Text("Departures")
            .font(.title) // large enough for the platform
            .padding()
            // what travellers ask for most
            .toolbar {
                // the way back
                ToolbarItem(placement: .navigationBarLeading) { // on the left
                    Button("Back") {}
                }
            }
            .navigationTitle("Trains")
    }
}

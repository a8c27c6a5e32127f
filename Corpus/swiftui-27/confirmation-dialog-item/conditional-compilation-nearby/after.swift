import SwiftUI

struct TripList: View {
    @State private var tripToLeave: Trip?

    var body: some View {
        TripTable { trip in
            #if DEBUG
            print("leaving", trip)
            #endif
            tripToLeave = trip
        }
        .confirmationDialog("Leave?", item: $tripToLeave) { trip in
            Button("Leave") { trip.leave() }
        }
    }

    #if DEBUG
    func simulate() {
        tripToLeave = .sample
    }
    #endif
}

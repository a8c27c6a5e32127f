import SwiftUI

struct TripList: View {
    @State private var tripToLeave: Trip?
    @State private var isLeaving = false

    var body: some View {
        TripTable { trip in
            #if DEBUG
            print("leaving", trip)
            #endif
            tripToLeave = trip
            isLeaving = true
        }
        .confirmationDialog("Leave?", isPresented: $isLeaving, presenting: tripToLeave) { trip in
            Button("Leave") { trip.leave() }
        }
    }

    #if DEBUG
    func simulate() {
        tripToLeave = .sample
        isLeaving = true
    }
    #endif
}

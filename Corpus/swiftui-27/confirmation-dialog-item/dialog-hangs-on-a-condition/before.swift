import SwiftUI

struct TripList: View {
    @State private var tripToLeave: Trip?
    @State private var isLeaving = false

    var body: some View {
        TripTable { trip in
            tripToLeave = trip
            isLeaving = true
        }
        #if os(iOS)
        .confirmationDialog("Leave?", isPresented: $isLeaving, presenting: tripToLeave) { trip in
            Button("Leave") { trip.leave() }
        }
        #endif
    }
}

import SwiftUI

struct TripList: View {
    let trips: [Trip]

    // MARK: Leaving

    /// The trip that somebody wants to leave.
    @State private var tripToLeave: Trip? // nil most of the time
    @State private var isLeaving = false

    var body: some View {
        List(trips) { trip in
            TripRow(trip: trip) // one line each
                .contextMenu {
                    Button("Leave") {
                        // Ask first.
                        tripToLeave = trip /* this one */
                        isLeaving = true
                    }
                }
        }
        .listStyle(.plain)
        // Nobody leaves without a question.
        .confirmationDialog("Leave?", isPresented: $isLeaving, titleVisibility: .visible, presenting: tripToLeave) { trip in
            // The only thing to do.
            Button("Leave", role: .destructive) { trip.leave() }
        }
        .refreshable { /* later */ }
    }
}

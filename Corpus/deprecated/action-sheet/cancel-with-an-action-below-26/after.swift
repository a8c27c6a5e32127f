import SwiftUI

struct TripScreen: View {
    @Binding var isAsking: Bool
    let trip: Trip

    var body: some View {
        Text(trip.name)
            .confirmationDialog("Leave?", isPresented: $isAsking, titleVisibility: .visible) {
                Button("Leave", role: .destructive) { trip.leave() }
                Button("Cancel", role: .cancel) { trip.stay() }
            }
    }
}

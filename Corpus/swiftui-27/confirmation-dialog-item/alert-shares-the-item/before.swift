import SwiftUI

struct TripList: View {
    @State private var chosen: Trip?
    @State private var isLeaving = false
    @State private var isSharing = false

    var body: some View {
        TripTable { trip in
            chosen = trip
            isLeaving = true
        }
        .alert("Share?", isPresented: $isSharing, presenting: chosen) { trip in
            ShareLink(item: trip.address)
        }
        .confirmationDialog("Leave?", isPresented: $isLeaving, presenting: chosen) { trip in
            Button("Leave") { trip.leave() }
        }
    }
}

import SwiftUI

struct TripList: View {
    @State private var leaving: Trip?
    @State private var isLeaving = true

    var body: some View {
        TripTable { trip in
            leaving = trip
            isLeaving = true
        }
        .confirmationDialog("Leave?", isPresented: $isLeaving, presenting: leaving) { trip in
            Button("Leave") { trip.leave() }
        }
    }
}

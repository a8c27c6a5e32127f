import SwiftUI

struct TripList: View {
    @State private var leaving: Trip?

    var body: some View {
        TripTable { leaving = $0 }
            .confirmationDialog("Leave?", item: $leaving, titleVisibility: .visible) { trip in
                Button("Leave") { trip.leave() }
            }
    }
}

import SwiftUI

struct TripList: View {
    @State var leaving: Trip?

    var body: some View {
        TripTable { ask(of: $0) }
            .confirmationDialog("Leave?", item: $leaving) { trip in
                Button("Leave") { trip.leave() }
            }
    }
}

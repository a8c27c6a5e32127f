import SwiftUI

struct TripList: View {
    @State var leaving: Trip?
    @State var isLeaving = false

    var body: some View {
        TripTable { ask(of: $0) }
            .confirmationDialog("Leave?", isPresented: $isLeaving, presenting: leaving) { trip in
                Button("Leave") { trip.leave() }
            }
    }
}

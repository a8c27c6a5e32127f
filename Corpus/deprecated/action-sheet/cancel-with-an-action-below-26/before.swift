import SwiftUI

struct TripScreen: View {
    @Binding var isAsking: Bool
    let trip: Trip

    var body: some View {
        Text(trip.name)
            .actionSheet(isPresented: $isAsking) {
                ActionSheet(
                    title: Text("Leave?"),
                    buttons: [
                        .destructive(Text("Leave")) { trip.leave() },
                        .cancel({ trip.stay() }),
                    ]
                )
            }
    }
}

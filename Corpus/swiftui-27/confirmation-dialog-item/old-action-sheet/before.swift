import SwiftUI

struct TripList: View {
    @State private var leaving: Trip?

    var body: some View {
        TripTable { leaving = $0 }
            .actionSheet(item: $leaving) { trip in
                ActionSheet(title: Text("Leave?"), buttons: [.destructive(Text("Leave")) { trip.leave() }, .cancel()])
            }
    }
}

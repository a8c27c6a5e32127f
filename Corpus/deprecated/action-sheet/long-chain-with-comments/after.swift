import SwiftUI

struct TrainRow: View {
    let train: Train
    @State private var isAsking = false

    var body: some View {
        HStack {
            Text(train.name)
            Spacer()
        }
        .padding()
        // Asks what to do with the train.
        .confirmationDialog("Train", isPresented: $isAsking, titleVisibility: .visible) { // a sheet on the phone
            // The usual.
            Button("Follow") { train.follow() } // with notifications
            /* rarely */ Button("Share") { train.share() }
            Button("Not now", role: .cancel) {} // closes it
        }
        .onTapGesture { isAsking = true }
        .opacity(train.isLate ? 0.5 : 1)
    }
}

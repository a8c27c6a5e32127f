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
        .actionSheet(isPresented: $isAsking) { // a sheet on the phone
            ActionSheet(title: Text("Train"), buttons: [
                // The usual.
                .default(Text("Follow")) { train.follow() }, // with notifications
                /* rarely */ .default(Text("Share")) { train.share() },
                .cancel(Text("Not now")), // closes it
            ])
        }
        .onTapGesture { isAsking = true }
        .opacity(train.isLate ? 0.5 : 1)
    }
}

import SwiftUI

struct TrainIcon: View {
    let delay: Int

    var body: some View {
        Image(systemName: "tram") // of the line
            .font(.title)
            // Spoken first.
            .accessibility(label: Text("Train")) // not localized yet
            /* minutes */ .accessibility(value: Text(/* rounded */ "\(delay) minutes"))
            .padding(4)
            .accessibility(addTraits: delay > 0 ? .isButton : .isImage)
    }
}

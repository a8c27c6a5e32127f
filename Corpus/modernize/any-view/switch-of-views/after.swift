import SwiftUI

enum TrainState {
    case waiting(Int), moving, gone
}

struct TrainSign: View {
    let state: TrainState

    /// What the sign shows.
    @ViewBuilder var content: some View {
        switch state {
        case .waiting(let minutes):
            Text("in \(minutes) min")
        case .moving: // on its way
            ProgressView()
        case .gone:
            VStack {
                Image(systemName: "tram")
                Button("Next") { print("next") }
            }
        }
    }

    var body: some View {
        content
            .padding()
    }
}

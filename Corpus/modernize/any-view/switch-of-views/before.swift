import SwiftUI

enum TrainState {
    case waiting(Int), moving, gone
}

struct TrainSign: View {
    let state: TrainState

    /// What the sign shows.
    var content: AnyView {
        switch state {
        case .waiting(let minutes):
            return AnyView(Text("in \(minutes) min"))
        case .moving: // on its way
            return AnyView(ProgressView())
        case .gone:
            return AnyView(
                VStack {
                    Image(systemName: "tram")
                    Button("Next") { print("next") }
                }
            )
        }
    }

    var body: some View {
        content
            .padding()
    }
}

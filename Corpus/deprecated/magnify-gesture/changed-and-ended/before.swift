import SwiftUI

struct MapSheet: View {
    @State private var scale = 1.0
    @State private var lastScale = 1.0

    var body: some View {
        Image("map")
            .scaleEffect(scale)
            .gesture(
                // Two fingers.
                MagnificationGesture()
                    .onChanged { value in
                        let delta = value / lastScale
                        lastScale = value // remembered
                        scale = min(max(scale * delta, 1), 4)
                    }
                    .onEnded { _ in
                        lastScale = 1
                        _ = scale.rounded()
                    }
            )
    }
}

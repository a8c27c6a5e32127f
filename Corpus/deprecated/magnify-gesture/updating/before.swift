import SwiftUI

struct CompassRose: View {
    @GestureState private var turn = Angle.zero
    @GestureState private var pinch = 1.0
    @State private var heading = Angle.zero
    @State private var zoom = 1.0

    var body: some View {
        Image("rose")
            .rotationEffect(heading + turn)
            .gesture(RotationGesture().updating($turn) { angle, state, _ in state = angle }.onEnded { heading += $0 })
            .gesture(
                RotationGesture(minimumAngleDelta: .degrees(5))
                    .updating($turn) { angle, state, transaction in
                        state = angle
                    }
                    .onChanged { angle in print(angle.degrees) }
                    .onEnded { angle in
                        heading += angle
                    }
            )
            .gesture(pinching)
    }

    private var pinching: some Gesture {
        MagnificationGesture(minimumScaleDelta: 0.1)
            .updating($pinch) { current, pinch, _ in pinch = current }
    }
}

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
                RotateGesture(minimumAngleDelta: .degrees(5))
                    .updating($turn) { angle, state, transaction in
                        state = angle.rotation
                    }
                    .onChanged { angle in print(angle.rotation.degrees) }
                    .onEnded { angle in
                        heading += angle.rotation
                    }
            )
            .gesture(pinching)
    }

    private var pinching: some Gesture {
        MagnifyGesture(minimumScaleDelta: 0.1)
            .updating($pinch) { current, pinch, _ in pinch = current.magnification }
    }
}

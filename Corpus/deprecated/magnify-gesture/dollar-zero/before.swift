import SwiftUI

struct Telescope: View {
    @State private var zoom = 1.0
    @State private var lens = [1.0, 2.0]
    @GestureState private var turn = Angle.zero

    var body: some View {
        Circle()
            .gesture(MagnificationGesture().onChanged { zoom = $0 })
            .gesture(
                MagnificationGesture()
                    .onChanged { zoom = $0 * 2 }
                    .onEnded {
                        lens = lens.map { $0 + 1 }
                        print("ended at \($0)")
                    }
            )
            .gesture(RotationGesture().updating($turn) { $1 = $0; $2.animation = nil })
    }
}

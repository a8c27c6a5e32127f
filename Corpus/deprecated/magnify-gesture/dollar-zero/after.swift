import SwiftUI

struct Telescope: View {
    @State private var zoom = 1.0
    @State private var lens = [1.0, 2.0]
    @GestureState private var turn = Angle.zero

    var body: some View {
        Circle()
            .gesture(MagnifyGesture().onChanged { zoom = $0.magnification })
            .gesture(
                MagnifyGesture()
                    .onChanged { zoom = $0.magnification * 2 }
                    .onEnded {
                        lens = lens.map { $0 + 1 }
                        print("ended at \($0.magnification)")
                    }
            )
            .gesture(RotateGesture().updating($turn) { $1 = $0.rotation; $2.animation = nil })
    }
}

import SwiftUI

struct Puzzle: View {
    @State private var scale = 1.0
    @State private var angle = Angle.zero

    var body: some View {
        Rectangle()
            .gesture(
                MagnificationGesture().onChanged { scale = $0 }
                    .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
            )
            .gesture(
                DragGesture()
                    .simultaneously(with: MagnificationGesture().onChanged { scale = $0 })
                    .onEnded { both in
                        scale = both.second ?? 1
                    }
            )
            .gesture(SimultaneousGesture(DragGesture(), RotateGesture().onEnded { angle = $0.rotation }))
    }
}

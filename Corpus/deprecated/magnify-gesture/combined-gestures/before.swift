import SwiftUI

struct Puzzle: View {
    @State private var scale = 1.0
    @State private var angle = Angle.zero

    var body: some View {
        Rectangle()
            .gesture(
                MagnificationGesture().onChanged { scale = $0 }
                    .simultaneously(with: RotationGesture().onChanged { angle = $0 })
            )
            .gesture(
                DragGesture()
                    .simultaneously(with: MagnificationGesture().onChanged { scale = $0 })
                    .onEnded { both in
                        scale = both.second ?? 1
                    }
            )
            .gesture(SimultaneousGesture(DragGesture(), RotationGesture().onEnded { angle = $0 }))
    }
}

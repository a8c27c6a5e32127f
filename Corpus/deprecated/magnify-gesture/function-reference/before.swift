import SwiftUI

struct Globe: View {
    @State private var angle = Angle.zero

    var body: some View {
        Circle()
            .gesture(RotationGesture().onChanged(turn))
            .gesture(RotationGesture())
    }

    private func turn(to angle: Angle) {
        self.angle = angle
    }
}

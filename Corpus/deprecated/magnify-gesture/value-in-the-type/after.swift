import SwiftUI

struct Compass: View {
    @State private var needle = Angle.zero

    var turning: some Gesture<Angle> {
        RotationGesture().onChanged { angle in needle = angle }
    }

    var settling: some Gesture {
        RotateGesture().onEnded { angle in needle = angle.rotation }
    }

    var body: some View {
        Text("North").gesture(turning).gesture(settling)
    }
}

import SwiftUI

@MainActor let pinch = MagnificationGesture().onChanged { print($0) }
@MainActor let turn: some Gesture = RotateGesture().onChanged { print($0.rotation) }
typealias Pinch = MagnificationGesture

struct Atlas: View {
    var body: some View {
        Circle().gesture(pinch.onEnded { scale in print(scale + 1) })
    }
}

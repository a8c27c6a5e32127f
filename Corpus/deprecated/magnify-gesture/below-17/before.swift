import SwiftUI

let pinch: some Gesture = MagnificationGesture().onChanged { print($0) }

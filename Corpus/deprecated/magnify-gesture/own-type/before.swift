import SwiftUI

struct RotationGesture {
    func onChanged(_ action: (Double) -> Void) -> RotationGesture { self }
}

let wheel = RotationGesture().onChanged { turn in print(turn) }

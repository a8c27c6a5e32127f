import SwiftUI

struct Brush {
    var radius: CGFloat = 0

    func cornerRadius(_ radius: CGFloat) -> Brush {
        Brush(radius: radius)
    }
}

let round = Brush().cornerRadius(4)

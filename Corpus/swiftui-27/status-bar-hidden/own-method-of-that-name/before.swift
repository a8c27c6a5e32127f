import SwiftUI

struct Chrome {
    func statusBarHidden(_ isHidden: Bool) -> Chrome { self }

    func quiet() -> Chrome { statusBarHidden(true) }
}

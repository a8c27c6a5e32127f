import SwiftUI

extension Tower {
    init(floors: Int) {
        self.init(floor: floors, height: floors * 3)
    }
}

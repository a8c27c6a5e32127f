import SwiftUI

extension Tower {
    static let small = Tower(floors: 2)

    init(_ floors: String) {
        self.init(floors: Int(floors) ?? 0)
    }
}

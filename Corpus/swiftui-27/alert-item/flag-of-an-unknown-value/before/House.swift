import SwiftUI

struct House {
    let rooms: [Room]

    var isBusy: Bool {
        rooms.contains { $0.isReporting }
    }
}

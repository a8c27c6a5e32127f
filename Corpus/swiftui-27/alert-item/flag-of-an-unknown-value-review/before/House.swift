import SwiftUI

struct House {
    let rooms: [Room]

    var busy: [Room] {
        rooms.filter(\.isReporting)
    }
}

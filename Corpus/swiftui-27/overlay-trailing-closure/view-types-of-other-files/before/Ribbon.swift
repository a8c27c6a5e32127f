import SwiftUI

struct Ribbon {
    let text: String
}

extension Ribbon {
    var isLong: Bool { text.count > 8 }
}

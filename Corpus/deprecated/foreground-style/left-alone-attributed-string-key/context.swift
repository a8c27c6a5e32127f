import SwiftUI

struct NSAttributedString {
    struct Key: Hashable {
        static let foregroundColor = Key()
    }
}

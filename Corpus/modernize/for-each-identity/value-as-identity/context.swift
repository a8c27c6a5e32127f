import SwiftUI

struct Train: Hashable {
    var line: String
}

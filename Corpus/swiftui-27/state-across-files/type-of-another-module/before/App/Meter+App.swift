import Meters
import SwiftUI

extension Meter {
    init(number: Int) {
        title = "Meter \(number)"
    }
}

import Meters
import SwiftUI

extension Meter {
    init(number: Int) {
        title = "Number \(number)"
    }
}

import Meters
import SwiftUI

extension Meter {
    init(number: Int) {
        self = Meter(title: "Meter \(number)")
    }
}

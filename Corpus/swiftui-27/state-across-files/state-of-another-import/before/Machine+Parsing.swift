import SwiftUI

extension Machine {
    init(number: Int) {
        title = "Number \(number)"
    }
}

import SwiftUI

extension Counter {
    init(number: Int) {
        title = "Number \(number)"
    }
}

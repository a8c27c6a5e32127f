import Foundation

extension Counter {
    // Nothing of SwiftUI is needed here.
    init(number: NSNumber) {
        title = number.stringValue
    }
}

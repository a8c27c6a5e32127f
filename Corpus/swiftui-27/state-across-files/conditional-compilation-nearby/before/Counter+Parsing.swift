import SwiftUI

extension Counter {
    #if os(iOS)
    private init(
        number: Int,
        unit: String
    ) {
        #if DEBUG
        title = "Number \(number) \(unit)"
        #else
        title = "\(number) \(unit)"
        #endif
    }
    #endif
}

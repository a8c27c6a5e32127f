import SwiftUI

extension Counter {
    /// Counts up to what a text says.
    ///
    /// - Parameter text: A number.
    init?(text: String, total: Int) {
        guard let limit = Int(text) else { return nil }
        title = text
        self.limit = limit
        self.total = total
    }
}

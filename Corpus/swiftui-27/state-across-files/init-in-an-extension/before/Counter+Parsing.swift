import SwiftUI

extension Counter {
    /// Counts up to what a text says.
    ///
    /// - Parameter text: A number.
    init?(text: String, total: Binding<Int>) {
        guard let limit = Int(text) else { return nil }
        title = text
        self.limit = limit
        _total = total
    }
}

import SwiftUI

extension Counter {
    /// Counts from nothing.
    @inlinable
    public init(title: String) {
        self.title = title
    }

    @inlinable
    public init() {
        self.init(title: "Counter")
    }
}

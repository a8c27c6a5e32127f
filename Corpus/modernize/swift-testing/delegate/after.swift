import Foundation
import Testing

protocol Listener: AnyObject {
    func left()
}

final class ListenerTests: Listener {
    func left() {}

    @Test func listener() {
        weak var listener: (any Listener)? = self
        #expect(listener != nil)
    }
}

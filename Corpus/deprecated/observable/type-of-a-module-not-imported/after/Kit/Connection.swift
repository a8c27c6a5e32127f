import Combine
import Observation

@Observable
public final class Connection {
    public var isOpen = false
    public init() {}
}

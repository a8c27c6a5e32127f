import Combine

public final class Connection: ObservableObject {
    @Published public var isOpen = false
    public init() {}
}

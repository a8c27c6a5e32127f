import Combine

public final class Basket: ObservableObject {
    @Published public var items: [String] = []
    public init() {}
}

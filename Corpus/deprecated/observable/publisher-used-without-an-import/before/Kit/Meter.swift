import Combine

public final class Meter: ObservableObject {
    @Published public var level = 0.0
    public init() {}
}

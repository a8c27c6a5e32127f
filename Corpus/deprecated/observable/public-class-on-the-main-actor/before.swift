import SwiftUI

@MainActor
public final class Account: Identifiable, ObservableObject, CustomStringConvertible {
    public nonisolated let id = 7
    @Published public private(set) var balance = 0.0
    @Published
    public var owner = "Ada" {
        didSet { changes += 1 }
    }
    private var changes = 0
    public nonisolated var description: String { "account \(id)" }

    public init() {}
}

import SwiftUI

@Observable
@MainActor
public final class Account: Identifiable, CustomStringConvertible {
    public nonisolated let id = 7
    public private(set) var balance = 0.0
    public var owner = "Ada" {
        didSet { changes += 1 }
    }
    private var changes = 0
    public nonisolated var description: String { "account \(id)" }

    public init() {}
}

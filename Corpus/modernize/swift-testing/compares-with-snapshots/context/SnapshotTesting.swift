public struct Snapshotting<Value> {
    public static var dump: Snapshotting { Snapshotting() }

    public init() {}
}

public func assertSnapshot<Value>(of value: Value, as snapshotting: Snapshotting<Value>) {}

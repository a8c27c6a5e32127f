import Kit

public struct Account {
    public static var current: Account { Account() }

    public var connection: Connection { Connection() }
}

import Combine

enum Warehouse {
    struct Room { let first: Cellar }

    static let main = Room(first: Cellar())
}

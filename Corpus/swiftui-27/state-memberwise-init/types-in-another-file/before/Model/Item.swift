struct Item {
    let name: String
}

typealias Refresh = (Item) -> Void

import Store

struct Shelf {
    @State private var count = 0
    private let name: String
}

extension Shelf {
    init() { self.init(name: "") }
}

import Foundation

protocol Store {
    func load() throws
}

struct Loader {
    var lastError: (any Error)?
    let coder: (any Encoder)?

    func run(_ done: (Result<Int, any Error>) -> Void, _ fail: (any Error) -> Void) {}
}

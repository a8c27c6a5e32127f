import Foundation

protocol Store {
    func load() throws
}

struct Loader {
    var lastError: Error?
    let coder: Encoder?

    func run(_ done: (Result<Int, Error>) -> Void, _ fail: (Error) -> Void) {}
}

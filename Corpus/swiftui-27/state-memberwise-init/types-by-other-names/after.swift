import SwiftUI

typealias Loader = @Sendable (Int) async -> String

struct Loading: View {
    typealias Completion = () -> Void

    @State private var attempt: Int
    private let load: Loader
    private let done: Completion
    private let pair: Pair
    private let maybe: Completion?
    private let page: Page

    private init(
        attempt: Int,
        load: @escaping Loader,
        done: @escaping Completion,
        pair: Pair,
        maybe: Completion?,
        page: Page
    ) {
        self.attempt = attempt
        self.load = load
        self.done = done
        self.pair = pair
        self.maybe = maybe
        self.page = page
    }

    private typealias Pair = (Int, String)

    struct Page {
        var number = 1
    }

    var body: some View { Text("\(attempt)") }
}

extension Loading {
    init(load: @escaping Loader) {
        self.init(
            attempt: 1, load: load, done: {}, pair: (1, ""), maybe: {}, page: Page())
    }
}

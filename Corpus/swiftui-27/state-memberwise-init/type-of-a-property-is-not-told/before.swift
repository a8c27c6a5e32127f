import SwiftUI

struct Search: View {
    @State private var isSearching = false
    private var results = makeResults()
    private let term: String

    var body: some View { Text(term) }
}

extension Search {
    init(term: String, results: [String]) {
        self.init(results: results, term: term)
    }
}

import SwiftUI

struct SearchField: View {
    let prompt: String
    @State private var _query: String

    init(prompt: String, query: String) {
        _query = query
        self.prompt = prompt
    }

    var body: some View {
        TextField(prompt, text: $_query)
    }
}

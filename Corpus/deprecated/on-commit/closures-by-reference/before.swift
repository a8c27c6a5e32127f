import SwiftUI

struct SearchField: View {
    @Binding var query: String
    var onSearch: (() -> Void)?
    let onReturn: () -> Void

    var body: some View {
        VStack {
            TextField("Search", text: $query, onCommit: search)
            TextField("Search", text: $query, onCommit: self.onReturn).padding()
            TextField("Search", text: $query, onCommit: onSearch ?? {})
                .padding()
        }
    }

    private func search() {}
}

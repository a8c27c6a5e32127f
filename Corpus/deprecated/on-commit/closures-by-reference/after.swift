import SwiftUI

struct SearchField: View {
    @Binding var query: String
    var onSearch: (() -> Void)?
    let onReturn: () -> Void

    var body: some View {
        VStack {
            TextField("Search", text: $query)
                .onSubmit(search)
            TextField("Search", text: $query).onSubmit(self.onReturn).padding()
            TextField("Search", text: $query)
                .onSubmit(onSearch ?? {})
                .padding()
        }
    }

    private func search() {}
}

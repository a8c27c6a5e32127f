import SwiftUI

struct WordField: View {
    @State private var word = ""

    var body: some View {
        TextField("Word", text: $word, onEditingChanged: { _ in }, onCommit: {
            look()
        })
        TextField("Word", text: $word, onEditingChanged: { _ in }) { look() }
    }

    private func look() {}
}

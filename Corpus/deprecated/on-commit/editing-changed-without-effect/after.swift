import SwiftUI

struct WordField: View {
    @State private var word = ""

    var body: some View {
        TextField("Word", text: $word)
            .onSubmit {
                look()
            }
        TextField("Word", text: $word)
            .onSubmit { look() }
    }

    private func look() {}
}

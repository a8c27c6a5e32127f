import SwiftUI

struct ChatInput: View {
    @Binding var draft: String

    var body: some View {
        // Grows with the text.
        TextField("Message", text: $draft /* of this chat */)
            .onSubmit {
                // Sends it.
                send()
            } // on return
            .font(.body)
            // As wide as can be.
            .padding(.horizontal)
    }

    private func send() {}
}

import SwiftUI

struct Forms: View {
    @Binding var text: String

    var body: some View {
        TextField("Name", text: $text)
            .onSubmit { text = "" }
        TextField("Name", text: $text, axis: .vertical)
        RoundField("Name", text: $text, onCommit: { text = "" })
    }
}

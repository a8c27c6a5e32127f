import SwiftUI
import UIKit

final class NoteField: UILabel {
    func finish() {
        resignFirstResponder()
    }

    private func resignFirstResponder() {}
}

struct Note: View {
    @State private var text = ""
    @FocusState private var isEditing: Bool

    var body: some View {
        TextField("Note", text: $text)
            .focused($isEditing)
            .onSubmit { isEditing = false }
    }
}

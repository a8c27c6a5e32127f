import SwiftUI

struct NoteEditor: View {
    let note: Note
    @State private var text: String
    @State private var isPinned: Bool

    init(note: Note) {
        _text = State(initialValue: note.text)
        self._isPinned = .init(wrappedValue: note.isPinned)
        self.note = note
    }

    var body: some View {
        TextEditor(text: $text)
    }
}

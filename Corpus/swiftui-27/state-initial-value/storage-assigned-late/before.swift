import SwiftUI

struct NoteEditor: View {
    let note: Note
    @State private var text = ""

    init(note: Note) {
        self.note = note
        _text = State(initialValue: note.text)
    }

    var body: some View {
        TextEditor(text: $text)
    }
}

import SwiftUI

struct NoteEditor: View {
  @Bindable var note: Note

  var body: some View {
    TextEditor(text: $note.text)
      .navigationTitle(note.text)
  }
}

#Preview {
  NoteEditor(note: Note(text: "A note"))
}

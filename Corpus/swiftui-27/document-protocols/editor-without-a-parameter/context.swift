import SwiftUI

struct NoteEditor: View {
  @Binding var note: Note

  var body: some View { TextEditor(text: $note.text) }
}

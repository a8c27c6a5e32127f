import SwiftUI

@main
struct Notes: App {
  var body: some Scene {
    DocumentGroup { file in
      NoteEditor(note: file)
    } makeDocument: { _, _ in
      Note(text: "")
    }
  }
}

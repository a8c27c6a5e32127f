import SwiftUI

@main
struct Notes: App {
  var body: some Scene {
    DocumentGroup(newDocument: Note(text: "")) { file in
      NoteEditor(note: file.$document)
    }
  }
}

import SwiftUI
import UniformTypeIdentifiers

struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]

  static let sample = Note(text: "A note")

  var text: String

  init(text: String = "Hello") {
    self.text = text
  }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents,
      let string = String(data: data, encoding: .utf8)
    else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = string
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    let data = Data(text.utf8)
    return .init(regularFileWithContents: data)
  }
}

@main
struct Notes: App {
  var body: some Scene {
    DocumentGroup(newDocument: Note.sample) { file in
      NoteEditor(note: file.$document)
    }
  }
}

struct Scratch: View {
  @State private var note = Note.sample

  var body: some View { NoteEditor(note: $note) }
}

struct NoteEditor: View {
  @Binding var note: Note

  var body: some View { TextEditor(text: $note.text) }
}

#Preview {
  NoteEditor(note: .constant(Note.sample))
  NoteEditor(note: .constant(.sample))
  NoteEditor(note: .constant(.init(text: "A word")))
  NoteEditor(note: .constant(Bool.random() ? Note() : Note(text: "A word")))
}

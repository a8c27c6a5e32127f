import SwiftUI
import UniformTypeIdentifiers

struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]

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
    // One kind of document.
    DocumentGroup(newDocument: Note()) { file in  // its editor
      NavigationStack {
        // The text.
        NoteEditor(note: file.$document)
          .padding()  // a little
          // Its size.
          .safeAreaInset(edge: .bottom) { NoteSize(note: file.document) }
      }
    }  // no viewer
    .commands { TextEditingCommands() }
  }
}

struct NoteEditor: View {
  // Handed on to the fields.
  @Binding var note: Note

  var body: some View {
    VStack {
      NoteTitle(note: $note)  // the first line
      TextEditor(text: $note.text)
    }
  }
}

struct NoteTitle: View {
  @Binding var note: Note

  var body: some View { TextField("Title", text: $note.text) }
}

struct NoteSize: View {
  let note: Note

  var body: some View { Text("\(note.text.count)") }
}

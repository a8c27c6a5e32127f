import SwiftUI
import UniformTypeIdentifiers

struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]

  var text: String

  #if DEBUG
  static let sample = Note(text: "Sample")
  #endif

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
    DocumentGroup(newDocument: Note(text: "")) { file in
      NoteEditor(note: file.$document)
    }
  }
}

struct NoteEditor: View {
  @Binding var note: Note

  var body: some View {
    TextEditor(text: $note.text)
      #if os(macOS)
      .navigationSubtitle(note.text)
      #endif
  }
}

#Preview {
  NoteEditor(note: .constant(Note(text: "A note")))
}

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
      let text = String(data: data, encoding: .utf8)
    else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.text = text
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    let data = Data(self.text.utf8)
    return .init(regularFileWithContents: data)
  }
}

struct NoteEditor: View {
  @Binding var note: Note

  var body: some View { TextEditor(text: $note.text) }
}

#Preview {
  NoteEditor(note: Binding.constant(Note(text: "A note")))
}

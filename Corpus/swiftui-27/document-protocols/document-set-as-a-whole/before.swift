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

struct NoteEditor: View {
  @Binding var note: Note

  var body: some View {
    Button("Clear") { note = Note(text: "") }
  }
}

import SwiftUI
import UniformTypeIdentifiers

@Observable
final class Note: ReadableDocument, WritableDocument {
  static let readableContentTypes: [UTType] = [.plainText]

  var text: String

  init(text: String = "Hello") {
    self.text = text
  }

  func reader(configuration: sending DocumentReadConfiguration)
    -> sending FileWrapperDocumentReader<String> {
    FileWrapperDocumentReader(configuration) { fileWrapper in
      guard let data = fileWrapper.regularFileContents,
        let text = String(data: data, encoding: .utf8)
      else {
        throw CocoaError(.fileReadCorruptFile)
      }
      return text
    }
  }

  func writer(configuration: sending DocumentWriteConfiguration)
    -> sending FileWrapperDocumentWriter<String> {
    FileWrapperDocumentWriter(configuration) { snapshot in
      let data = Data(snapshot.utf8)
      return .init(regularFileWithContents: data)
    }
  }

  @MainActor
  func apply(snapshot: String, previous: String?) async throws {
    text = snapshot
  }

  @MainActor
  func snapshot(contentType: UTType) async throws -> sending String {
    text
  }
}

struct NoteEditor: View {
  @Bindable var note: Note

  var body: some View { TextEditor(text: $note.text) }
}

#Preview {
  NoteEditor(note: Note(text: "A note"))
}

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
        let string = String(data: data, encoding: .utf8)
      else {
        throw CocoaError(.fileReadCorruptFile)
      }
      return string
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

@main
struct Notes: App {
  var body: some Scene {
    // One kind of document.
    DocumentGroup { file in  // its editor
      NavigationStack {
        // The text.
        NoteEditor(note: file)
          .padding()  // a little
          // Its size.
          .safeAreaInset(edge: .bottom) { NoteSize(note: file) }
      }
    } makeDocument: { _, _ in
      Note()
    }  // no viewer
    .commands { TextEditingCommands() }
  }
}

struct NoteEditor: View {
  // Handed on to the fields.
  @Bindable var note: Note

  var body: some View {
    VStack {
      NoteTitle(note: note)  // the first line
      TextEditor(text: $note.text)
    }
  }
}

struct NoteTitle: View {
  @Bindable var note: Note

  var body: some View { TextField("Title", text: $note.text) }
}

struct NoteSize: View {
  let note: Note

  var body: some View { Text("\(note.text.count)") }
}

import SwiftUI
import UniformTypeIdentifiers

enum Text {
  @Observable
  final class Note: ReadableDocument, WritableDocument {
    static let readableContentTypes: [UTType] = [.plainText]

    var text = ""

    init() {}

    func reader(configuration: sending DocumentReadConfiguration)
      -> sending FileWrapperDocumentReader<String> {
      FileWrapperDocumentReader(configuration) { fileWrapper in
        return String(decoding: fileWrapper.regularFileContents ?? Data(), as: UTF8.self)
      }
    }

    func writer(configuration: sending DocumentWriteConfiguration)
      -> sending FileWrapperDocumentWriter<String> {
      FileWrapperDocumentWriter(configuration) { snapshot in
        FileWrapper(regularFileWithContents: Data(snapshot.utf8))
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

  struct Editor: View {
    @Bindable var note: Note

    var body: some View { TextEditor(text: $note.text) }
  }
}

enum Music {
  struct Note {
    var pitch = 0
  }

  struct Editor: View {
    @Binding var note: Note

    var body: some View { Stepper("Pitch", value: $note.pitch) }
  }

  static func lowest(of notes: [Note]) -> Note? {
    notes.min { $0.pitch < $1.pitch }
  }
}

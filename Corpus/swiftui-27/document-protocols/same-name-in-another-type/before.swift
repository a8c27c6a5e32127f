import SwiftUI
import UniformTypeIdentifiers

enum Text {
  struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]

    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  struct Editor: View {
    @Binding var note: Note

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

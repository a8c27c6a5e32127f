import SwiftUI
import UniformTypeIdentifiers

/// A note of some lines.
struct Note: FileDocument {  // plain text only
  // What can be opened.
  static var readableContentTypes: [UTType] { [.plainText] }

  /// The lines.
  var text = ""  // none at first

  init() {}  // for new ones

  /// Opens a note.
  init(configuration: ReadConfiguration) throws {  // may fail
    // The file must have contents.
    guard let data = configuration.file.regularFileContents else {  // a folder
      throw CocoaError(.fileReadCorruptFile)
    }
    // What is no text becomes marks.
    text = String(decoding: data, as: UTF8.self)  // UTF-8
  }

  /// Saves a note.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    // All of it.
    FileWrapper(regularFileWithContents: Data(self.text.utf8))  // UTF-8, too
  }
}

import SwiftUI
import UniformTypeIdentifiers

/// A note of some lines.
@Observable
final class Note: ReadableDocument, WritableDocument {  // plain text only
  // What can be opened.
  static var readableContentTypes: [UTType] { [.plainText] }

  /// The lines.
  var text = ""  // none at first

  init() {}  // for new ones

  /// Opens a note.
  func reader(configuration: sending DocumentReadConfiguration)
    -> sending FileWrapperDocumentReader<String> {
    FileWrapperDocumentReader(configuration) { fileWrapper in  // may fail
      // The file must have contents.
      guard let data = fileWrapper.regularFileContents else {  // a folder
        throw CocoaError(.fileReadCorruptFile)
      }
      // What is no text becomes marks.
      return String(decoding: data, as: UTF8.self)  // UTF-8
    }
  }

  /// Saves a note.
  func writer(configuration: sending DocumentWriteConfiguration)
    -> sending FileWrapperDocumentWriter<String> {
    FileWrapperDocumentWriter(configuration) { snapshot in
      // All of it.
      FileWrapper(regularFileWithContents: Data(snapshot.utf8))  // UTF-8, too
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

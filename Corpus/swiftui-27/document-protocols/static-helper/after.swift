import SwiftUI
import UniformTypeIdentifiers

@Observable
final class Note: ReadableDocument, WritableDocument {
  static let readableContentTypes: [UTType] = [.plainText]

  var text: String = ""

  init() {}

  func reader(configuration: sending DocumentReadConfiguration)
    -> sending FileWrapperDocumentReader<String> {
    FileWrapperDocumentReader(configuration) { fileWrapper in
      return try Self.text(in: fileWrapper)
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

  private static func text(in file: FileWrapper) throws -> String {
    String(decoding: file.regularFileContents ?? Data(), as: UTF8.self)
  }
}

import SwiftUI
import UniformTypeIdentifiers

final class Note: ReferenceFileDocument {
  static let readableContentTypes: [UTType] = [.plainText]

  @Published var text = ""

  init() {}

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = String(decoding: data, as: UTF8.self)
  }

  func snapshot(contentType: UTType) throws -> String { text }

  func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(snapshot.utf8))
  }
}

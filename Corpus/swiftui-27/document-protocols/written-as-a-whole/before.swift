import SwiftUI
import UniformTypeIdentifiers

struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.json]

  var text = ""

  init() {}

  init(configuration: ReadConfiguration) throws {
    text = try Self.text(in: configuration.file)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(String(describing: self).utf8))
  }

  private static func text(in file: FileWrapper) throws -> String {
    String(decoding: file.regularFileContents ?? Data(), as: UTF8.self)
  }
}

import SwiftUI
import UniformTypeIdentifiers

struct Note {
  var text = ""
}

extension Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]

  init(configuration: ReadConfiguration) throws {
    let data = configuration.file.regularFileContents ?? Data()
    text = String(decoding: data, as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

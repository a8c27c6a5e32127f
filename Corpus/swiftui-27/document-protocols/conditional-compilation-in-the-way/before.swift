import SwiftUI
import UniformTypeIdentifiers

struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]

  var text: String

  init(text: String = "Hello") {
    self.text = text
  }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents,
      let string = String(data: data, encoding: .utf8)
    else {
      throw CocoaError(.fileReadCorruptFile)
    }
    #if DEBUG
    text = string + "!"
    #else
    text = string
    #endif
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    let data = Data(text.utf8)
    return .init(regularFileWithContents: data)
  }
}

import SwiftUI

protocol FileDocument {
  init(configuration: ReadConfiguration) throws
}

struct Note: FileDocument {
  var text: String

  init(configuration: ReadConfiguration) throws {
    text = configuration.file
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(text)
  }
}

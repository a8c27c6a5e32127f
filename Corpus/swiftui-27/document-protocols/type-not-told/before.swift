import SwiftUI
import UniformTypeIdentifiers

struct Board: FileDocument {
  static let readableContentTypes: [UTType] = [.json]

  var shapes = Shapes.none

  init() {}

  init(configuration: ReadConfiguration) throws {
    let data = configuration.file.regularFileContents ?? Data()
    shapes = try JSONDecoder().decode(Shapes.self, from: data)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try JSONEncoder().encode(shapes))
  }
}

import SwiftUI
import UniformTypeIdentifiers

struct Album: FileDocument {
  static let readableContentTypes: [UTType] = [.package]

  var photos: [String: Data] = [:]

  init() {}

  init(configuration: ReadConfiguration) throws {
    let children = configuration.file.fileWrappers ?? [:]
    photos = children.compactMapValues(\.regularFileContents)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    let children = photos.mapValues { FileWrapper(regularFileWithContents: $0) }
    return FileWrapper(directoryWithFileWrappers: children)
  }
}

import SwiftUI
import UniformTypeIdentifiers

@Observable
final class Album: ReadableDocument, WritableDocument {
  static let readableContentTypes: [UTType] = [.package]

  var photos: [String: Data] = [:]

  init() {}

  func reader(configuration: sending DocumentReadConfiguration)
    -> sending FileWrapperDocumentReader<[String: Data]> {
    FileWrapperDocumentReader(configuration) { fileWrapper in
      let children = fileWrapper.fileWrappers ?? [:]
      return children.compactMapValues(\.regularFileContents)
    }
  }

  func writer(configuration: sending DocumentWriteConfiguration)
    -> sending FileWrapperDocumentWriter<[String: Data]> {
    FileWrapperDocumentWriter(configuration) { snapshot in
      let children = snapshot.mapValues { FileWrapper(regularFileWithContents: $0) }
      return FileWrapper(directoryWithFileWrappers: children)
    }
  }

  @MainActor
  func apply(snapshot: [String: Data], previous: [String: Data]?) async throws {
    photos = snapshot
  }

  @MainActor
  func snapshot(contentType: UTType) async throws -> sending [String: Data] {
    photos
  }
}

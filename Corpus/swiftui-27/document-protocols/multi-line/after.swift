import SwiftUI
import UniformTypeIdentifiers

@Observable
final class Board: ReadableDocument, WritableDocument
{
    static let readableContentTypes: [UTType] = [.json]

    var shapes: [Shape] = []

    init() {}

    func reader(
        configuration: sending DocumentReadConfiguration
    )
        -> sending FileWrapperDocumentReader<[Shape]> {
        FileWrapperDocumentReader(configuration) { fileWrapper in
            let data = fileWrapper
                .regularFileContents
            return try JSONDecoder().decode(
                [Shape].self,
                from: data ?? Data()
            )
        }
    }

    func writer(
        configuration: sending DocumentWriteConfiguration
    )
        -> sending FileWrapperDocumentWriter<[Shape]> {
        FileWrapperDocumentWriter(configuration) { snapshot in
            let data = try JSONEncoder()
                .encode(snapshot)
            return FileWrapper(
                regularFileWithContents: data
            )
        }
    }

    @MainActor
    func apply(snapshot: [Shape], previous: [Shape]?) async throws {
        shapes = snapshot
    }

    @MainActor
    func snapshot(contentType: UTType) async throws -> sending [Shape] {
        shapes
    }
}

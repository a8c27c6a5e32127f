import SwiftUI
import UniformTypeIdentifiers

struct Board: FileDocument
{
    static let readableContentTypes: [UTType] = [.json]

    var shapes: [Shape] = []

    init() {}

    init(
        configuration: ReadConfiguration
    ) throws {
        let data = configuration
            .file
            .regularFileContents
        shapes = try JSONDecoder().decode(
            [Shape].self,
            from: data ?? Data()
        )
    }

    func fileWrapper(
        configuration: WriteConfiguration
    ) throws -> FileWrapper {
        let data = try JSONEncoder()
            .encode(shapes)
        return FileWrapper(
            regularFileWithContents: data
        )
    }
}

import SwiftUI

enum LabelSections {
    static func header(_ shelf: Shelf) throws -> some View {
        return Section(header: try shelf.label().padding()) {
            Text("Books")
        }
    }

    static func footer(_ shelf: Shelf) async throws -> some View {
        return Section(header: Text("Shelf"), footer: try await shelf.count()) {
            Text("Books")
        }
    }
}

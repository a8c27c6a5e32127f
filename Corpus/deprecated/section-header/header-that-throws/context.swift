import SwiftUI

struct Shelf {
    func label() throws -> Text { Text("") }
    func count() async throws -> Text { Text("") }
}

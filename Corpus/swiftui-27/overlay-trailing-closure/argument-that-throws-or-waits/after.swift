import SwiftUI

struct Row: View {
    let title: String

    @MainActor
    func badge() async throws -> some View {
        Text(title)
            .overlay(await count())
            .background(Text(try name()), alignment: .top)
            .overlay { Button("Again") { try? reload() } }
    }

    func count() async -> Text { Text("1") }
    func name() throws -> String { title }
    func reload() throws {}
}

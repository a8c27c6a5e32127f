import SwiftUI

struct Row: View {
    @MainActor
    func badge() async throws -> some View {
        let mark = Circle()
        let first = try Text("a").overlay(make())
        let second = await Text("b").padding().background(Badge(store.count), alignment: .top)
        return try first.overlay { mark }.background { second }
    }

    func load() -> some View {
        Text("c").overlay { Circle() }.task { try? await fetch() }
    }

    func make() throws -> Text { Text("d") }
}

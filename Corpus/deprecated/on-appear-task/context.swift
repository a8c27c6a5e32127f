import SwiftUI

@MainActor final class Loader: ObservableObject {
    @Published var items: [String] = []

    func load() async {}
    func fetch() async throws -> [String] { [] }
}

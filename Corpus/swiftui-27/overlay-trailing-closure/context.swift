import SwiftUI

@Observable
final class Theme {
    enum Part { case card }

    let badge = Text("New")
    let color = SwiftUI.Color.orange
    let tint = SwiftUI.Color.blue
    let rowBackground = SwiftUI.Color.gray
    let background = LinearGradient(colors: [.white, .gray], startPoint: .top, endPoint: .bottom)
    let on = SwiftUI.Color.green
    let off = SwiftUI.Color.gray

    func mark(for title: String) -> Text { Text(title) }
    func background(_ part: Part) -> SwiftUI.Color { color }
    func frame(for part: Part) -> SwiftUI.Color { color }
}

struct HeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {}
}

struct Logo: View {
    let data: Data?

    var body: some View { Text("Logo") }
}

struct Renderer {
    let data: Data?

    func add(_ layer: String) {}
    func step() {}
}

enum Depth { case flat, layered }

extension View {
    var layers: [String] { [] }
    var isBlank: Bool { false }
    var isStale: Bool { false }
    var kind: Depth { .flat }

    func snapshot() -> Data? { nil }
}

func makeBadge(for level: Int) -> Text { Text("\(level)") }
func makeBadge(size: Int = 1) -> Text { Text("!") }
func shade(of level: Int) -> SwiftUI.Color { .gray }

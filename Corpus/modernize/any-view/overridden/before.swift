import SwiftUI

class Tile {
    func face() -> AnyView { AnyView(Text("Tile")) }
}

final class Clock: Tile {
    override func face() -> AnyView { AnyView(Image(systemName: "clock")) }
}

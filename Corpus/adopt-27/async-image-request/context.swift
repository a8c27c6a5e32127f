import SwiftUI

typealias CoverAddress = URL?

struct Person {
  let name: String
}

struct Photo: Identifiable {
  let id: Int
  var address: URL
}

struct Tile {
  let name: String
}

struct TileView: View {
  let phase: AsyncImagePhase

  var body: some View { Text("Tile") }
}

struct PhaseView: View {
  let phase: AsyncImagePhase

  var body: some View { Text("Phase") }
}

import SwiftUI

struct Palette {
  static let current = Palette()

  let c0 = Color.red
  let c1 = Color.orange
  let c2 = Color.yellow
  let c3 = Color.green
  let c4 = Color.mint
  let c5 = Color.teal
  let c6 = Color.cyan
  let c7 = Color.blue
  let c8 = Color.indigo
  let c9 = Color.purple
}

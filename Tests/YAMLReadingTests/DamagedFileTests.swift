import TextEditing
import Testing
import YAMLReading

/// Files with bytes taken out, put in and repeated at random, the same on every run.
@Suite struct DamagedFileTests {
  private static let files = [
    "id: a\nwhy: >\n  b\n  c\nd: { e: 27, f: [1, 'x''y', \"q\\u00e9\\n\"] }\n"
      + "rules:\n  - match: |\n      f(x)\n        .g\n\n    to: |2-\n        é猫\n",
    "? a\n: - b\n  - !t &x |+\n   k\n\n...\n---\nx: *y\n",
    "\u{FEFF}a:\r\n  'b\r\n   c': \"d\\\r\n  e\"\r",
  ]

  private static let pieces =
    Array("\n\r\t :-?[]{}|>'\"\\&*!#%@`,ax0é\u{2028}\u{85}\u{FEFF}".utf8) + [0, 0xFF, 0xC3]

  private func damaged(_ file: String, _ state: inout UInt64) -> [UInt8] {
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    var bytes = Array(file.utf8)
    for _ in 0...random(5) where !bytes.isEmpty {
      let place = random(bytes.count)
      switch random(4) {
      case 0: bytes.removeSubrange(place..<min(place + random(3), bytes.count))
      case 1: bytes.insert(Self.pieces[random(Self.pieces.count)], at: place)
      case 2: bytes[place] = Self.pieces[random(Self.pieces.count)]
      default: bytes += bytes[place..<min(place + random(20), bytes.count)]
      }
    }
    return bytes
  }

  /// Every scalar of a tree, keys included.
  private func scalars(in node: YAMLNode) -> [(node: YAMLNode, scalar: YAMLScalar)] {
    switch node.content {
    case .scalar(let scalar): [(node, scalar)]
    case .sequence(let nodes): nodes.flatMap(scalars)
    case .mapping(let pairs): pairs.flatMap { scalars(in: $0.key) + scalars(in: $0.value) }
    }
  }

  @Test(arguments: files.indices, 1...5)
  func aFileIsReadOrItsMistakesAreReported(file: Int, seed: UInt64) {
    var state = seed
    for _ in 0..<100 {
      let bytes = damaged(Self.files[file], &state)
      let document = YAMLDocument(bytes, path: "f.yml")
      #expect(document.root != nil || !document.diagnostics.isEmpty)
      for diagnostic in document.diagnostics {
        #expect(diagnostic.rendered(source: bytes).hasPrefix("f.yml:"))
      }
      guard let root = document.root else { continue }
      for (node, scalar) in scalars(in: root) {
        let places = (-1...scalar.text.utf8.count + 1).map { scalar.position(of: $0) }
        #expect(places.allSatisfy { $0 >= node.start && $0 <= node.end }, "\(bytes)")
      }
    }
  }
}

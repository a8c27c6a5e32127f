import SyntaxTrees

/// A pattern's text with a piece of Swift in the place of each placeholder, and code around it that
/// makes it a file.
struct StandInText {
  /// A placeholder in the text that is parsed.
  struct Hole {
    var placeholder: Placeholder
    var place: PlaceholderPlace
    /// The bytes in the pattern.
    var written: Range<Int>
    /// The bytes of the piece that stands in for it.
    var range: Range<Int>
  }

  /// The text that is parsed.
  private(set) var bytes: [UInt8]
  /// The placeholders, in order.
  private(set) var holes: [Hole] = []
  /// The bytes of ``bytes`` that come from the pattern.
  let inside: Range<Int>

  /// Puts stand-ins into `text`, and `before` and `after` around it.
  init(
    _ text: String, placeholders: [ScannedPlaceholder], places: [PlaceholderPlace],
    before: String, after: String
  ) {
    let written = Array(text.utf8)
    bytes = Array(before.utf8)
    var offset = 0
    for (index, (scanned, place)) in zip(placeholders, places).enumerated() {
      bytes += written[offset..<scanned.range.lowerBound]
      let start = bytes.count
      bytes += Self.standIn(index, place, count: scanned.placeholder.count).utf8
      holes.append(
        Hole(
          placeholder: scanned.placeholder, place: place, written: scanned.range,
          range: start..<bytes.count))
      offset = scanned.range.upperBound
    }
    bytes += written[offset...]
    inside = before.utf8.count..<bytes.count
    bytes += after.utf8
  }

  /// Whether a range reaches over all of the pattern, white space and comments at its ends aside.
  func covers(_ range: Range<Int>) -> Bool {
    guard range.lowerBound >= inside.lowerBound, range.upperBound <= inside.upperBound else {
      return false
    }
    return Self.isTrivia(bytes[inside.lowerBound..<range.lowerBound])
      && Self.isTrivia(bytes[range.upperBound..<inside.upperBound])
  }

  private static func isTrivia(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.split { $0 == 0x0A || $0 == 0x0D }.map(\.trimmed).allSatisfy { line in
      line.allSatisfy { $0 == UInt8(ascii: ";") } || line.starts(with: "//".utf8)
        || line.starts(with: "/*".utf8)
    }
  }

  /// The offset in the pattern of an offset in ``bytes``.
  func writtenOffset(_ offset: Int) -> Int {
    var shift = inside.lowerBound
    for hole in holes {
      if offset < hole.range.lowerBound { break }
      if offset < hole.range.upperBound { return hole.written.lowerBound }
      shift = hole.range.upperBound - hole.written.upperBound
    }
    return max(0, min(offset, inside.upperBound) - shift)
  }

  private static func standIn(
    _ index: Int, _ place: PlaceholderPlace, count: Placeholder.Count
  ) -> String {
    let name = "p\(index)x"
    return switch place {
    case .name: name
    case .trailingClosure: "{\(name)}"
    case .member: "var \(name): \(name)"
    case .parameter: "\(name): \(name)"
    case .switchCase: "case \(name): \(name)"
    }
  }
}

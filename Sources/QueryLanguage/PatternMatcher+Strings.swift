import SyntaxTrees

extension PatternMatcher {
  /// Fits one line of text in any quotes; text with escapes or interpolation fits only itself.
  mutating func matchString(_ id: PatternNodeID, _ node: Node) -> Bool {
    guard Kind.stringLiterals.contains(node.kind), !isExact,
      let content = PlainText(node.bytes, offset: node.start),
      let wanted = PlainText(program.bytes(of: id)[...], offset: 0),
      wanted.bytes.elementsEqual(content.bytes)
    else {
      return fail(id, node, "the text differs from the pattern's")
    }
    let parts = Array(program[id].items)
    guard parts.count == 3 else {
      return account(parts, for: [node.range])
    }
    return account(
      parts,
      for: [
        node.start..<content.range.lowerBound, content.range,
        content.range.upperBound..<node.end,
      ])
  }

  private mutating func account(_ parts: [Int], for ranges: [Range<Int>]) -> Bool {
    for (position, item) in parts.enumerated() {
      if position < ranges.count {
        found(item, ranges[position])
      } else {
        items.append(
          MatchedItem(role: .item(item), range: lastEnd..<lastEnd, isPresent: false))
      }
    }
    return true
  }
}

extension PatternProgram {
  /// The bytes of all tokens of a node, put together.
  func bytes(of id: PatternNodeID) -> [UInt8] {
    switch nodes[id].content {
    case .token(let bytes, _): bytes
    case .hole: []
    case .inner(let children): children.flatMap { bytes(of: $0) }
    }
  }
}

/// The text of a string literal that is nothing but one line of text.
private struct PlainText {
  let bytes: ArraySlice<UInt8>
  /// The bytes of the text in the source.
  let range: Range<Int>

  init?(_ literal: ArraySlice<UInt8>, offset: Int) {
    var inside = literal
    while inside.first == UInt8(ascii: "#"), inside.last == UInt8(ascii: "#") {
      inside = inside.dropFirst().dropLast()
    }
    let isRaw = inside.count < literal.count
    let quotes = inside.starts(with: "\"\"\"".utf8) && inside.count >= 6 ? 3 : 1
    guard inside.count >= 2 * quotes, inside.first == UInt8(ascii: "\"") else { return nil }
    inside = inside.dropFirst(quotes).dropLast(quotes)
    if quotes == 3 {
      guard let first = inside.firstIndex(of: UInt8(ascii: "\n")),
        let last = inside.lastIndex(of: UInt8(ascii: "\n")), first < last,
        inside[..<first].allSatisfy(\.isBlankByte)
      else { return nil }
      let indentation = inside[(last + 1)...]
      inside = inside[(first + 1)..<last]
      if inside.last == UInt8(ascii: "\r") { inside.removeLast() }
      guard inside.starts(with: indentation) else { return nil }
      inside = inside.dropFirst(indentation.count)
    }
    let hasEscapes = inside.contains(UInt8(ascii: "\\"))
    guard !inside.contains(UInt8(ascii: "\n")), !hasEscapes else { return nil }
    if !isRaw, quotes == 1, inside.contains(UInt8(ascii: "\"")) { return nil }
    bytes = inside
    range =
      offset + inside.startIndex - literal.startIndex..<offset + inside.endIndex
      - literal.startIndex
  }
}

import TextEditing

/// Finds out where the bytes of a scalar's value stand in the file.
///
/// libyaml tells only where a scalar begins and ends. Here its source is read once more by the
/// rules of its style, and compared with the value: where the two do not agree, nothing is claimed.
struct ScalarPlaces {
  let source: SourceMap
  /// The scalar's bytes in the file, quotation marks or block header included.
  let range: Range<Int>
  /// The value.
  let text: [UInt8]

  /// The places from which value and file run in step, by offset; none when that is not known.
  func find(style: YAMLScalar.Style) -> [YAMLScalar.Place] {
    switch style {
    case .literal: literal()
    case .folded: []
    case .plain: source.bytes[range].elementsEqual(text) ? [place(0, range.lowerBound)] : []
    case .singleQuoted: quoted(UInt8(ascii: "'")) { doubledQuote(at: $0) }
    case .doubleQuoted: quoted(UInt8(ascii: "\"")) { escape(at: $0) }
    }
  }

  private func place(_ valueOffset: Int, _ offset: Int) -> YAMLScalar.Place {
    YAMLScalar.Place(valueOffset: valueOffset, position: source.lines.position(at: offset))
  }

  // MARK: Quoted scalars on one line

  /// How many bytes of the file stand for how many bytes of the value.
  private typealias Replacement = (written: Int, meant: Int)

  private func quoted(
    _ quote: UInt8, special: (Int) -> Replacement?
  ) -> [YAMLScalar.Place] {
    let inner = (range.lowerBound + 1)..<max(range.lowerBound + 1, range.upperBound - 1)
    guard source.bytes[range].first == quote, !source.bytes[range].contains(where: \.isLineBreak)
    else { return [] }
    var places = [place(0, inner.lowerBound)]
    var valueOffset = 0
    var offset = inner.lowerBound
    while offset < inner.upperBound {
      if let replacement = special(offset) {
        places.append(place(valueOffset, offset))
        offset += replacement.written
        valueOffset += replacement.meant
        places.append(place(valueOffset, offset))
      } else {
        offset += 1
        valueOffset += 1
      }
    }
    return offset == inner.upperBound && valueOffset == text.count ? places : []
  }

  private func doubledQuote(at offset: Int) -> Replacement? {
    source.bytes[offset] == UInt8(ascii: "'") ? (2, 1) : nil
  }

  private func escape(at offset: Int) -> Replacement? {
    guard source.bytes[offset] == UInt8(ascii: "\\"), offset + 1 < range.upperBound else {
      return nil
    }
    switch source.bytes[offset + 1] {
    case UInt8(ascii: "x"): return hexadecimal(at: offset + 2, digits: 2)
    case UInt8(ascii: "u"): return hexadecimal(at: offset + 2, digits: 4)
    case UInt8(ascii: "U"): return hexadecimal(at: offset + 2, digits: 8)
    // The next line of Latin-1 and the space that does not break, then two Unicode separators.
    case UInt8(ascii: "N"), UInt8(ascii: "_"): return (2, 2)
    case UInt8(ascii: "L"), UInt8(ascii: "P"): return (2, 3)
    default: return (2, 1)
    }
  }

  private func hexadecimal(at offset: Int, digits: Int) -> Replacement? {
    guard offset + digits <= range.upperBound else { return nil }
    let written = String(decoding: source.bytes[offset..<(offset + digits)], as: UTF8.self)
    guard let scalar = UInt32(written, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
    return (2 + digits, UTF8.width(scalar))
  }

  // MARK: Literal blocks

  private func literal() -> [YAMLScalar.Place] {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let firstLine = source.lines.position(at: range.lowerBound).line + 1
    guard let filled = lines.firstIndex(where: { $0.contains { !$0.isBlank } }) else { return [] }
    let indentation =
      blanks(source.content(ofLine: firstLine + filled)) - blanks(lines[filled])
    var places: [YAMLScalar.Place] = []
    for (index, line) in lines.enumerated() {
      let written = source.content(ofLine: firstLine + index)
      // A line without content may be indented less than the block.
      guard indentation >= 0, written.dropFirst(indentation).elementsEqual(line) else { return [] }
      places.append(
        YAMLScalar.Place(
          valueOffset: line.startIndex,
          position: LinePosition(
            line: firstLine + index, column: min(indentation, written.count) + 1)))
    }
    return places
  }

  private func blanks(_ line: ArraySlice<UInt8>) -> Int {
    line.prefix { $0 == UInt8(ascii: " ") }.count
  }
}

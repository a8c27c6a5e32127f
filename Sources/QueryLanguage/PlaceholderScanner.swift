import TextEditing

/// A placeholder and where it stands in the text of a pattern.
struct ScannedPlaceholder {
  var placeholder: Placeholder
  /// The bytes of the placeholder with its prefix.
  var range: Range<Int>
}

/// Finds the placeholders of a pattern's text.
struct PlaceholderScanner {
  private let bytes: [UInt8]
  private(set) var placeholders: [ScannedPlaceholder] = []
  private(set) var mistakes: [PatternError] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
    var offset = 0
    while offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "<"), bytes[offset + 1] == UInt8(ascii: "#") {
        offset = scanPlaceholder(at: offset)
      } else {
        offset += 1
      }
    }
  }

  /// Reads the placeholder that begins at `start`; returns the offset behind it.
  private mutating func scanPlaceholder(at start: Int) -> Int {
    var end = start + 2
    while end + 1 < bytes.count, !isClosing(end) {
      if isOpening(end) || bytes[end] == UInt8(ascii: "\n") { break }
      end += 1
    }
    guard isClosing(end) else {
      mistakes.append(PatternError("this placeholder is not closed by `#>`", at: start))
      return start + 2
    }
    let behind = end + 2
    guard var placeholder = parse(bytes[start + 2..<end], at: start) else { return behind }
    var first = start
    if start > 0, let prefix = prefix(before: start) {
      placeholder.prefix = prefix
      first = start - 1
    }
    check(placeholder, first: first, behind: behind)
    placeholders.append(ScannedPlaceholder(placeholder: placeholder, range: first..<behind))
    return behind
  }

  private func isOpening(_ offset: Int) -> Bool {
    offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "<")
      && bytes[offset + 1] == UInt8(ascii: "#")
  }

  private func isClosing(_ offset: Int) -> Bool {
    offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "#")
      && bytes[offset + 1] == UInt8(ascii: ">")
  }

  /// `$` always begins a projected value; `_` does unless it ends a longer word.
  private func prefix(before start: Int) -> String? {
    switch bytes[start - 1] {
    case UInt8(ascii: "$"): "$"
    case UInt8(ascii: "_") where start < 2 || !bytes[start - 2].isIdentifierByte: "_"
    default: nil
    }
  }

  private mutating func parse(_ inside: ArraySlice<UInt8>, at start: Int) -> Placeholder? {
    var name = inside
    var constraint: String?
    if let colon = inside.firstIndex(of: UInt8(ascii: ":")) {
      name = inside[..<colon]
      constraint = String(decoding: inside[(colon + 1)...].trimmed, as: UTF8.self)
    }
    name = name.trimmed
    var count = Placeholder.Count.one
    if name.suffix(3).elementsEqual("...".utf8) {
      count = .many
      name = name.dropLast(3)
    } else if name.last == UInt8(ascii: "?") {
      count = .optional
      name = name.dropLast()
    }
    guard let first = name.first, !first.isDigitByte,
      name.allSatisfy({ $0.isIdentifierByte || $0 == UInt8(ascii: "-") })
    else {
      mistakes.append(
        PatternError(
          "a placeholder is written `<#name#>`, `<#name?#>`, `<#name...#>` or `<#name: kind#>`",
          at: start))
      return nil
    }
    return Placeholder(
      name: String(decoding: name, as: UTF8.self), count: count, constraint: constraint)
  }

  private mutating func check(_ placeholder: Placeholder, first: Int, behind: Int) {
    if let constraint = placeholder.constraint, NodeConstraint(named: constraint) == nil {
      let hint = Suggestion.nearest(to: constraint, in: NodeConstraint.names).map {
        "; did you mean `\($0)`?"
      }
      mistakes.append(
        PatternError("there is no kind `\(constraint)` of placeholders\(hint ?? "")", at: first))
    }
    if !placeholder.prefix.isEmpty, let constraint = placeholder.constraint,
      NodeConstraint.names.contains(constraint), !["identifier", "property"].contains(constraint)
    {
      mistakes.append(
        PatternError("`\(placeholder.prefix)` stands before an `identifier` or a `property` only", at: first))
    }
    if !placeholder.prefix.isEmpty, placeholder.count != .one {
      mistakes.append(
        PatternError("`\(placeholder.prefix)` stands before exactly one identifier", at: first))
    }
    let touches =
      first > 0 && (bytes[first - 1].isIdentifierByte || bytes[first - 1] == UInt8(ascii: "$"))
      || behind < bytes.count && bytes[behind].isIdentifierByte
    if touches {
      mistakes.append(PatternError("a placeholder cannot be part of a longer word", at: first))
    }
  }
}

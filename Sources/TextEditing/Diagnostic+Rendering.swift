extension Diagnostic {
  /// The diagnostic in one line, as compilers write it: `path:line:column: error: message`.
  public var headline: String {
    let place = position.map { "\(path):\($0.line):\($0.column)" } ?? path
    return "\(place): \(severity.rawValue): \(message)"
  }

  /// The diagnostic for a terminal or a log, without a line ending at its end.
  ///
  /// The headline comes first, then the source line with a caret below the column, if there is a
  /// `source` and the line is short enough to be read, then each line of advice.
  ///
  /// - Parameter source: The bytes of the file that `path` names, if they are at hand.
  /// - Returns: One or more lines.
  public func rendered(source: [UInt8]? = nil) -> String {
    var lines = [headline]
    if let source { lines += excerpt(from: source) }
    lines += advice.map { "  " + $0 }
    return lines.joined(separator: "\n")
  }

  private static let longestExcerpt = 400

  private func excerpt(from source: [UInt8]) -> [String] {
    guard let position else { return [] }
    let table = LineTable(source)
    guard position.line >= 1, position.line <= table.count else { return [] }
    let line = source.lineRange(at: table.byteRange(ofLine: position.line).lowerBound)
    guard line.count <= Self.longestExcerpt, !source.trimmedRange(line).isEmpty else { return [] }
    let caret = min(line.lowerBound + max(position.column - 1, 0), line.upperBound)
    let text = String(decoding: source[line], as: UTF8.self)
    let before = String(decoding: source[line.lowerBound..<caret], as: UTF8.self)
    return ["  " + printable(text), "  " + padding(asWideAs: before) + "^"]
  }

  /// Control characters replaced, so that a source file cannot command the terminal.
  private func printable(_ text: String) -> String {
    text.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : String($0) }.joined()
  }

  private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\t" && scalar.properties.generalCategory == .control
  }

  /// As many blanks as the text takes columns; tabs stay tabs.
  private func padding(asWideAs text: String) -> String {
    text.map { character in
      if character == "\t" { return "\t" }
      return isWide(character) ? "  " : " "
    }.joined()
  }

  /// Whether a terminal gives the character two columns: emoji and the scripts of East Asia.
  private func isWide(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return true
    default:
      return false
    }
  }
}

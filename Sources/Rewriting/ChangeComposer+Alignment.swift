import TextEditing

extension ChangeComposer {
  /// How the further lines of code move when that code, which begins in the middle of a line, comes
  /// to begin the line that is being written; nil if they move with the line's indentation.
  ///
  /// They are aligned if all of them begin below the code or below the bracket before it. Links of a
  /// chain come to stand one step deeper than what they hang on.
  func alignment(of range: Range<Int>) -> Shift.Alignment? {
    let start = context.source.indentation(ofLineAt: range.lowerBound)
    guard beginsLine, start.upperBound < range.lowerBound, context.spansLines(range) else { return nil }
    let before = context.source[start.upperBound..<range.lowerBound]
    let width = before.count { $0 & 0xC0 != 0x80 }
    let column = context.source[start] + [UInt8](repeating: UInt8(ascii: " "), count: width)
    let lines = context.source[range].split(whereSeparator: \.isLineBreak).dropFirst()
      .filter { !$0.allSatisfy(\.isBlank) }
    guard lines.allSatisfy({ $0.starts(with: column.dropLast()) }),
      let least = lines.min(by: { Self.width(of: $0) < Self.width(of: $1) })
    else { return nil }
    guard least.drop(while: \.isBlank).first == UInt8(ascii: ".") else {
      return Shift.Alignment(from: Array(column), to: line.indentation)
    }
    return Shift.Alignment(
      from: Array(least.prefix(while: \.isBlank)), to: line.indentation + context.unit.bytes)
  }

  private static func width(of line: ArraySlice<UInt8>) -> Int { line.prefix(while: \.isBlank).count }

  /// Whether nothing but indentation is written on the line so far.
  private var beginsLine: Bool {
    guard case .text(let text) = pending?.last else { return false }
    let own = text.lastIndex(where: \.isLineBreak).map { text[($0 + 1)...] }
    return own?.allSatisfy(\.isBlank) ?? false
  }
}

import SyntaxTrees
import TextEditing

extension ChangeComposer {
  /// How the further lines of code move when that code, which begins in the middle of a line, comes
  /// to begin the line that is being written; nil if they move with the line's indentation.
  ///
  /// Links of a chain that stand deeper than one step come to stand one step deeper than what they
  /// hang on. Other lines are aligned if all of them begin below the code, more than a step deep.
  func alignment(of range: Range<Int>) -> Shift.Alignment? {
    let start = context.source.indentation(ofLineAt: range.lowerBound)
    guard beginsLine, start.upperBound < range.lowerBound else { return nil }
    let lines = context.source[range].split(whereSeparator: \.isLineBreak).dropFirst()
      .filter { !$0.allSatisfy(\.isBlank) }
    guard let least = lines.min(by: { Self.width(of: $0) < Self.width(of: $1) }) else { return nil }
    let step = context.unit.bytes
    let content = least.drop(while: \.isBlank)
    if content.first == UInt8(ascii: "."), !followsComma(content.startIndex) {
      let isDeep = Self.width(of: least) > start.count + step.count
      let from = Array(least.prefix(while: \.isBlank))
      return isDeep ? Shift.Alignment(from: from, to: line.indentation + step) : nil
    }
    let before = context.source[start.upperBound..<range.lowerBound]
    let width = before.count { $0 & 0xC0 != 0x80 }
    let column = context.source[start] + [UInt8](repeating: UInt8(ascii: " "), count: width)
    guard width > step.count, lines.allSatisfy({ $0.starts(with: column) }) else { return nil }
    return Shift.Alignment(from: Array(column), to: line.indentation)
  }

  /// Whether a dot follows a comma, so that it begins an element and no link.
  private func followsComma(_ dot: Int) -> Bool {
    context.tree.leaves(in: dot..<dot + 1).first?.previousToken?.hasText(",") ?? false
  }

  private static func width(of line: ArraySlice<UInt8>) -> Int {
    line.prefix(while: \.isBlank).count
  }

  /// Whether nothing but indentation is written on the line so far.
  private var beginsLine: Bool {
    guard case .text(let text) = pending?.last else { return false }
    let own = text.lastIndex(where: \.isLineBreak).map { text[($0 + 1)...] }
    return own?.allSatisfy(\.isBlank) ?? false
  }
}

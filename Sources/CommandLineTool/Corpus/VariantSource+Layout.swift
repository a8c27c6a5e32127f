import SyntaxTrees
import TextEditing

// Variants in which the same code is laid out otherwise.

extension VariantSource {
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Every line ends with CR LF; nil if the case is about line endings itself.
  func crlf() -> FileVariant? {
    let texts = [before.bytes, after.bytes]
    guard !texts.contains(where: { $0.contains(UInt8(ascii: "\r")) }) else { return nil }
    func edits(_ text: [UInt8]) -> [Edit] {
      text.indices.filter { text[$0] == UInt8(ascii: "\n") }
        .map { .insertion(of: [UInt8(ascii: "\r")], at: $0) }
    }
    return variant(
      "crlf", before: TransformedText(before.bytes, edits: edits(before.bytes)),
      after: TransformedText(after.bytes, edits: edits(after.bytes)))
  }

  /// The file begins with a byte order mark; nil if it does already.
  func byteOrderMark() -> FileVariant? {
    guard !before.bytes.starts(with: Self.mark) else { return nil }
    let edit = [Edit.insertion(of: Self.mark, at: 0)]
    return variant(
      "byte order mark", before: TransformedText(before.bytes, edits: edit),
      after: TransformedText(after.bytes, edits: edit))
  }

  /// Lines are indented by tabs; nil if the file does not show clearly what it is indented by, or
  /// if a string over several lines, whose indentation is not touched, changes.
  func tabs() -> FileVariant? {
    let unit = IndentationUnit(dominantIn: before.bytes)
    guard case .spaces(let width) = unit else { return nil }
    guard
      Self.multiLineStrings(in: before).map({ Array($0.bytes) })
        == Self.multiLineStrings(in: after).map({ Array($0.bytes) })
    else { return nil }
    let tabbed = TransformedText(before.bytes, edits: Self.tabEdits(in: before, width: width))
    guard IndentationUnit(dominantIn: tabbed.bytes) == .tab else { return nil }
    return variant(
      "tabs", before: tabbed,
      after: TransformedText(after.bytes, edits: Self.tabEdits(in: after, width: width)))
  }

  private static func tabEdits(in text: ParsedText, width: Int) -> [Edit] {
    let strings = multiLineStrings(in: text)
    var edits: [Edit] = []
    for start in text.tree.lines.starts
    where !strings.contains(where: { $0.start < start && start <= $0.end }) {
      let line = text.bytes.indentation(ofLineAt: start)
      let spaces = text.bytes[line].prefix { $0 == UInt8(ascii: " ") }.count
      let tabs = spaces / width
      guard tabs > 0 else { continue }
      edits.append(
        Edit(
          range: start..<start + tabs * width,
          replacement: Array(repeating: UInt8(ascii: "\t"), count: tabs)))
    }
    return edits
  }

  /// The string literals that reach over several lines.
  static func multiLineStrings(in text: ParsedText) -> [Node] {
    let kinds = [Kind.multiLineStringLiteral, .rawStringLiteral]
    return text.tree.root.descendants.filter { node in
      kinds.contains(node.kind) && node.bytes.contains { $0.isLineBreak }
    }
  }
}

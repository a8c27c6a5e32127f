import CodemodFiles
import SyntaxTrees
import TextEditing

// Variants in which other code stands around the same code.

extension VariantSource {
  /// The declarations stand in another type; nil if they cannot, or if the file is not alone.
  func indented() -> FileVariant? {
    guard number == nil, let (before, after) = nested(in: freeName("Outer")) else { return nil }
    return variant("indented", before: before, after: after)
  }

  /// Other declarations stand before and behind; nil if there is no place for them.
  func surrounded() -> FileVariant? {
    guard let before = surrounded(before), let after = surrounded(after) else { return nil }
    return variant("surrounded", before: before, after: after)
  }

  /// The declarations stand in two other types; nil if they cannot, or if the file is not alone.
  func twice() -> FileVariant? {
    guard number == nil else { return nil }
    let names = (freeName("First"), freeName("Second"))
    guard let first = nested(in: names.0), let second = nested(in: names.1),
      let start = FileShape(before)?.codeStart, let startAfter = FileShape(after)?.codeStart
    else { return nil }
    let offsets = (findings ?? []).map { before.tree.lines.offset(of: $0.position) }
    guard offsets.allSatisfy({ $0 >= start }) else { return nil }
    let text = Self.joined(first.before.bytes, second.before.bytes, from: start)
    // The second copy begins behind the first and a blank line.
    let shift = text.count - second.before.bytes.count
    let moved = findings.map { findings in
      first.before.moved(findings, in: text)
        + second.before.moved(findings, in: text, shift: shift)
    }
    return FileVariant(
      name: "twice", text: TransformedText(text),
      expectation: .bytes(Self.joined(first.after.bytes, second.after.bytes, from: startAfter)),
      findings: moved)
  }

  /// A text, a blank line, and another text from an offset on.
  private static func joined(_ first: [UInt8], _ second: [UInt8], from start: Int) -> [UInt8] {
    let end = first.trimmedRange(0..<first.count).upperBound
    return first[..<end] + Array("\n\n".utf8) + second[start...]
  }

  private func nested(
    in name: String
  ) -> (before: TransformedText, after: TransformedText)? {
    guard let before = nested(before, in: name), let after = nested(after, in: name),
      IndentationUnit(dominantIn: before.bytes) == unit
    else { return nil }
    return (before, after)
  }

  private func nested(_ text: ParsedText, in name: String) -> TransformedText? {
    guard let shape = FileShape(text), shape.isNestable else { return nil }
    let bytes = text.bytes
    var edits: [Edit] = []
    for start in text.tree.lines.starts where start >= shape.codeStart && start < shape.codeEnd {
      let opening = start == shape.codeStart ? Array("enum \(name) {\n".utf8) : []
      let indentation = bytes.isBlankLine(at: start) ? [] : unit.bytes
      edits.append(.insertion(of: opening + indentation, at: start))
    }
    edits.append(.insertion(of: Array("\n}".utf8), at: shape.codeEnd))
    return TransformedText(bytes, edits: edits)
  }

  private func surrounded(_ text: ParsedText) -> TransformedText? {
    guard let shape = FileShape(text) else { return nil }
    // Each file of a project gets types of its own.
    let suffix = number.map(String.init) ?? ""
    let first = declaration(freeName("Preceding" + suffix)) + "\n\n"
    let last = "\n\n" + declaration(freeName("Following" + suffix))
    return TransformedText(
      text.bytes,
      edits: [
        .insertion(of: Array(first.utf8), at: shape.codeStart),
        .insertion(of: Array(last.utf8), at: shape.codeEnd),
      ])
  }

  /// A type that no codemod is about.
  private func declaration(_ name: String) -> String {
    let indentation = String(decoding: unit.bytes, as: UTF8.self)
    return """
      /// Stands in the same file.
      struct \(name) {
      \(indentation)let number: Int

      \(indentation)func next() -> Int {
      \(indentation)\(indentation)number + 1
      \(indentation)}
      }
      """
  }

  /// What the file is indented by.
  private var unit: IndentationUnit { IndentationUnit(dominantIn: before.bytes) }

  /// A name that the case does not use.
  private func freeName(_ name: String) -> String {
    var result = name
    while words.contains(Array(result.utf8)[...]) { result += "_" }
    return result
  }
}

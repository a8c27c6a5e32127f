public import CodeFacts
public import SyntaxTrees
import TextEditing

extension Rewriter {
  /// The changes that put code wherever a block has none.
  ///
  /// In an empty block the code comes behind the comments; on one line with the braces if the block
  /// stands on one. A missing `#else` is added on a line of its own, indented as its `#endif`.
  ///
  /// - Parameters:
  ///   - gaps: Where code is missing.
  ///   - block: The block.
  ///   - text: The code; further lines are indented relative to the first.
  /// - Returns: One change for each place, in their order.
  public func fill(_ gaps: [CodeGap], of block: Node, with text: String) -> [Change] {
    gaps.map { gap in
      gap.needsElse ? otherwise(gap, of: block, Array(text.utf8)) : fill(gap, of: block, text)
    }
  }

  private func fill(_ gap: CodeGap, of block: Node, _ text: String) -> Change {
    let space = span(gap.start, gap.end)
    guard context.spansLines(space) else {
      let code = [UInt8(ascii: " ")] + Array(text.utf8) + [UInt8(ascii: " ")]
      return Change(range: space, pieces: [.text(code)])
    }
    let lines = lines(of: Array(text.utf8), indentation: indentation(of: gap, in: block))
    let ending = context.ending.bytes
    let end = context.source.lineRange(at: gap.end).lowerBound
    return Change(range: span(gap.start, end), pieces: [.text(ending + lines + ending)])
  }

  private func otherwise(_ gap: CodeGap, of block: Node, _ text: [UInt8]) -> Change {
    let start = context.source.lineRange(at: gap.end).lowerBound
    let ending = context.ending.bytes
    let header = context.indentation(at: gap.end) + Array("#else".utf8)
    let lines = lines(of: text, indentation: indentation(of: gap, in: block))
    return Change(
      range: start..<start, pieces: [.text(header + ending + lines + ending)], anchor: block.range)
  }

  private func indentation(of gap: CodeGap, in block: Node) -> [UInt8] {
    if let model = gap.model { return context.indentation(at: model) }
    return context.indentation(at: block.start) + context.unit.bytes
  }

  private func lines(of text: [UInt8], indentation: [UInt8]) -> [UInt8] {
    let layout = TemplateLayout(
      context: context, unit: max(1, IndentationUnit(dominantIn: text).bytes.count),
      base: indentation, baseWidth: 0)
    return indentation + layout.lines(of: text)
  }
}

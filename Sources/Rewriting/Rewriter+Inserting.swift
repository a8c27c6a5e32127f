public import SyntaxTrees
import TextEditing

extension Rewriter {
  /// The change that puts text before a node.
  ///
  /// Before a statement or a member the text gets lines of its own, above the comments that belong
  /// to it; in a block on one line a semicolon separates both. Before other code it is put as it
  /// is, with a space where two words would become one. Further lines of the text are indented relative to its first.
  public func insert(_ text: String, before node: Node) -> Change {
    let text = Array(text.utf8)
    let node = node.unwrapped
    guard node.isListed else {
      let space = isWord(text.last) && isWord(context.source[node.start]) ? [UInt8(ascii: " ")] : []
      return insertion(laidOut(text, at: node.start) + space, at: node.start, about: node)
    }
    guard context.beginsLine(node.start) else {
      let separated = laidOut(text, at: node.start) + Array("; ".utf8)
      return insertion(separated, at: node.start, about: node)
    }
    let place = context.startWithComments(of: node.start)
    let line = laidOut(text, at: place) + context.ending.bytes + context.indentation(at: place)
    return insertion(line, at: place, about: node)
  }

  /// The change that puts text behind a node.
  ///
  /// Behind a statement or a member the text gets lines of its own, below a comment that ends the
  /// line; in a block on one line a semicolon separates both. Behind other code it is put as it is,
  /// with a space where two words would become one.
  public func insert(_ text: String, after node: Node) -> Change {
    let text = Array(text.utf8)
    let node = node.unwrapped
    guard node.isListed else {
      let last = node.end > 0 ? context.source[node.end - 1] : nil
      let space = isWord(last) && isWord(text.first) ? [UInt8(ascii: " ")] : []
      return insertion(space + laidOut(text, at: node.start), at: node.end, about: node)
    }
    let (end, isLast) = context.endOfLine(behind: node.end)
    guard isLast else {
      let separated = Array("; ".utf8) + laidOut(text, at: node.start)
      return insertion(separated, at: node.end, about: node)
    }
    let indentation = context.indentation(at: node.start)
    let line = context.ending.bytes + indentation + laidOut(text, at: node.start)
    return insertion(line, at: end, about: node)
  }

  /// Whether a byte is part of a name, a number or a keyword.
  private func isWord(_ byte: UInt8?) -> Bool { byte?.isWordByte ?? false }

  private func insertion(_ text: [UInt8], at offset: Int, about node: Node) -> Change {
    Change(
      range: offset..<offset, pieces: [.text(text)],
      anchor: min(offset, node.start)..<max(offset, node.end))
  }

  private func laidOut(_ text: [UInt8], at offset: Int) -> [UInt8] {
    let layout = TemplateLayout(
      context: context, unit: max(1, IndentationUnit(dominantIn: text).bytes.count),
      base: context.indentation(at: offset), baseWidth: 0)
    return layout.lines(of: text)
  }
}

extension RewriteContext {
  /// The end of the line behind a statement, with semicolon and comment, and whether no code
  /// stands in between.
  func endOfLine(behind offset: Int) -> (end: Int, isLast: Bool) {
    let line = source.lineRange(at: offset)
    var end = offset
    var place = offset
    while place < line.upperBound {
      if let comment = comments(in: place..<line.upperBound).first,
        comment.range.lowerBound == place
      {
        if comment.range.upperBound > line.upperBound { return (end, true) }
        place = comment.range.upperBound
        end = place
      } else if source[place].isBlank {
        place += 1
      } else if source[place] == UInt8(ascii: ";") {
        place += 1
        end = place
      } else {
        return (end, false)
      }
    }
    return (end, true)
  }

  /// Whether nothing but white space stands before `offset` on its line.
  func beginsLine(_ offset: Int) -> Bool {
    source.indentation(ofLineAt: offset).upperBound == offset
  }

  /// The start of the comments that stand directly above the code at `offset`, without a blank line
  /// between; `offset` if there are none.
  func startWithComments(of offset: Int) -> Int {
    var start = offset
    var index = comments.partition { $0.range.lowerBound >= offset }
    while index > 0 {
      let comment = comments[index - 1]
      let between = source[span(comment.range.upperBound, start)]
      guard comment.beginsLine, between.allSatisfy({ $0.isBlank || $0.isLineBreak }),
        LineTable(Array(between)).count <= 2
      else { break }
      start = comment.range.lowerBound
      index -= 1
    }
    return start
  }
}

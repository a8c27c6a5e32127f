public import QueryLanguage
import SyntaxTrees
import TextEditing

extension Rewriter {
  /// A copy of captured code with changes in it, as text that begins at the left edge.
  ///
  /// Comments stay with the original: the copy has none.
  ///
  /// - Parameters:
  ///   - capture: Code of the file.
  ///   - units: What changes in the copy.
  /// - Returns: The copy; nil if the changes are at odds with each other.
  public func copy(of capture: Capture, making units: [RewriteUnit]) -> String? {
    guard let range = capture.range else { return capture.text }
    let changes = ChangeSet(units, in: context)
    guard changes.deferred.isEmpty else { return nil }
    let text = Self.withoutComments(changes.text(of: range))
    return String(decoding: text, as: UTF8.self)
  }

  /// Code without its comments, and without the lines that nothing else stands on.
  private static func withoutComments(_ code: [UInt8]) -> [UInt8] {
    let comments = SyntaxParser().parse(code).comments.map(\.range)
    guard !comments.isEmpty else { return code }
    var result: [UInt8] = []
    var copied = 0
    for comment in comments {
      var (start, end) = (comment.lowerBound, comment.upperBound)
      while start > copied, code[start - 1].isBlank { start -= 1 }
      while end < code.count, code[end].isBlank { end += 1 }
      let beginsLine = start == 0 || code[start - 1].isLineBreak
      let endsLine = end == code.count || code[end].isLineBreak
      result += code[copied..<max(copied, start)]
      copied = end
      if beginsLine, endsLine {
        copied = code.endOfLineBreak(at: end)
        let leavesBlankLine = result.endsWithBlankLine
        while leavesBlankLine, copied < code.count, code[copied].isLineBreak {
          copied = code.endOfLineBreak(at: copied)
        }
      } else if beginsLine {
        result += code[start..<comment.lowerBound]
      } else if !endsLine, code.staysApart(at: start, and: end) {
        result.append(UInt8(ascii: " "))
      }
    }
    result += code[copied...]
    while let last = result.last, last.isBlank || last.isLineBreak { result.removeLast() }
    return result
  }
}

extension [UInt8] {
  /// Whether white space stays where a comment goes: it counts as such for words and operators.
  fileprivate func staysApart(at start: Int, and end: Int) -> Bool {
    guard start > 0, end < count else { return false }
    return !"([".utf8.contains(self[start - 1]) && !")],;:.([".utf8.contains(self[end])
  }

  /// The offset behind the line break at an offset; the offset if there is none.
  fileprivate func endOfLineBreak(at offset: Int) -> Int {
    guard offset < count, self[offset].isLineBreak else { return offset }
    let isPair =
      self[offset] == UInt8(ascii: "\r") && offset + 1 < count
      && self[offset + 1] == UInt8(ascii: "\n")
    return offset + (isPair ? 2 : 1)
  }

  /// Whether the text ends with an empty line, or is empty.
  fileprivate var endsWithBlankLine: Bool {
    let text = filter { $0 != UInt8(ascii: "\r") }.suffix(2)
    return text.allSatisfy { $0 == UInt8(ascii: "\n") } && text.count != 1
  }
}

/// The tokens and comments in a stretch of text that the parser's tree has no leaf for.
struct HiddenText: Sequence, IteratorProtocol {
  /// A token or a comment.
  struct Piece {
    var kind: Kind
    var range: Range<Int>
    var isComment: Bool { kind == .comment || kind == .multilineComment }
  }

  private let source: [UInt8]
  private var offset: Int
  private let end: Int
  /// Whether the stretch lies inside a literal, where nothing is a comment or a directive.
  private let isText: Bool

  init(source: [UInt8], range: Range<Int>, isText: Bool) {
    self.source = source
    offset = range.lowerBound
    end = Swift.min(range.upperBound, source.count)
    self.isText = isText
  }

  mutating func next() -> Piece? {
    while offset < end, isBlank(source[offset]) { offset += 1 }
    guard offset < end else { return nil }
    let start = offset
    if !isText {
      if starts(with: "//", at: start) {
        skipLine()
        return Piece(kind: .comment, range: start..<offset)
      }
      if starts(with: "/*", at: start) {
        skipBlockComment()
        return Piece(kind: .multilineComment, range: start..<offset)
      }
      if directives.contains(where: { starts(with: $0, at: start) }) {
        skipDirective()
        return Piece(kind: .directive, range: start..<offset)
      }
    }
    while offset < end, !isBlank(source[offset]), isText || offset == start || !isComment(offset) {
      offset += 1
    }
    return Piece(kind: .hiddenText, range: start..<offset)
  }

  private var directives: [StaticString] { ["#if", "#elseif", "#else", "#endif"] }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0
  }

  private func isComment(_ offset: Int) -> Bool {
    starts(with: "//", at: offset) || starts(with: "/*", at: offset)
  }

  private func starts(with text: StaticString, at offset: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= end else { return false }
    return unsafe source[offset..<offset + count].elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: count))
  }

  private mutating func skipLine() {
    while offset < end, source[offset] != 0x0A, source[offset] != 0x0D { offset += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while offset < end {
      if starts(with: "/*", at: offset) {
        depth += 1
        offset += 2
      } else if starts(with: "*/", at: offset) {
        depth -= 1
        offset += 2
        if depth == 0 { return }
      } else {
        offset += 1
      }
    }
  }

  /// A directive reaches to the end of its line, or to a comment on it.
  private mutating func skipDirective() {
    while offset < end, source[offset] != 0x0A, source[offset] != 0x0D, !isComment(offset) {
      offset += 1
    }
    while offset > 0, isBlank(source[offset - 1]) { offset -= 1 }
  }
}

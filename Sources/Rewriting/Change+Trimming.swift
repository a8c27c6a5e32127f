extension Change {
  /// The change without what it replaces by itself at its ends.
  func trimmed(in source: [UInt8]) -> Change {
    var change = self
    while let piece = change.pieces.first, change.dropFirst(piece, in: source) {}
    while let piece = change.pieces.last, change.dropLast(piece, in: source) {}
    return change
  }

  /// The parts of the range that pieces show.
  private var shown: [Range<Int>] {
    pieces.compactMap { piece in
      switch piece {
      case .text: nil
      case .source(let kept, _), .trivia(let kept):
        kept.overlaps(range) ? kept.clamped(to: range) : nil
      }
    }
  }

  /// Takes off what the first piece has in common with the source; tells whether it is used up.
  private mutating func dropFirst(_ piece: Piece, in source: [UInt8]) -> Bool {
    switch piece {
    case .trivia(let kept), .source(let kept, .none):
      guard kept.lowerBound == range.lowerBound, kept.upperBound <= range.upperBound else {
        return false
      }
      range = kept.upperBound..<range.upperBound
      pieces.removeFirst()
      return true
    case .text(let text):
      // What another piece shows is not text that stays here by itself.
      let end = shown.map(\.lowerBound).min() ?? range.upperBound
      var count = zip(text, source[range.lowerBound..<end]).prefix { $0 == $1 }.count
      while count > 0, count < text.count, text[count].continuesCharacter { count -= 1 }
      range = (range.lowerBound + count)..<range.upperBound
      pieces[0] = .text(Array(text.dropFirst(count)))
      guard count == text.count else { return false }
      pieces.removeFirst()
      return true
    case .source: return false
    }
  }

  /// Takes off what the last piece has in common with the source; tells whether it is used up.
  private mutating func dropLast(_ piece: Piece, in source: [UInt8]) -> Bool {
    switch piece {
    case .trivia(let kept), .source(let kept, .none):
      guard kept.upperBound == range.upperBound, kept.lowerBound >= range.lowerBound else {
        return false
      }
      range = range.lowerBound..<kept.lowerBound
      pieces.removeLast()
      return true
    case .text(let text):
      let start = shown.map(\.upperBound).max() ?? range.lowerBound
      var count = zip(text.reversed(), source[start..<range.upperBound].reversed())
        .prefix { $0 == $1 }.count
      while count > 0, text[text.count - count].continuesCharacter { count -= 1 }
      range = range.lowerBound..<(range.upperBound - count)
      pieces[pieces.count - 1] = .text(Array(text.dropLast(count)))
      guard count == text.count else { return false }
      pieces.removeLast()
      return true
    case .source: return false
    }
  }
}

extension UInt8 {
  /// Whether the byte is not the first of a UTF-8 character.
  fileprivate var continuesCharacter: Bool { self & 0xC0 == 0x80 }
}

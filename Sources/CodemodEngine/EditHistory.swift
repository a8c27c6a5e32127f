import TextEditing

/// How a text that was edited several times over is made of the original text.
///
/// The current text is a row of pieces: stretches of the original, and bytes that some codemods
/// put there. Each pass of edits splits and replaces pieces, so that in the end every change can be
/// told in terms of the original.
struct EditHistory {
  /// A stretch of the current text.
  private struct Piece {
    /// The bytes of the original that the piece is, or that it replaces.
    var original: Range<Int>
    /// The bytes that stand there instead; nil for a piece of the original.
    var replacement: [UInt8]?
    /// Who put them there.
    var codemods: [String] = []

    var count: Int { replacement?.count ?? original.count }
  }

  private var pieces: [Piece]

  /// The history of a text that nothing has happened to.
  init(byteCount: Int) {
    pieces = byteCount > 0 ? [Piece(original: 0..<byteCount)] : []
  }

  /// Takes in edits of the current text: ascending, without overlap, each with its codemods.
  mutating func apply(_ edits: [(edit: Edit, codemods: [String])]) {
    var result: [Piece] = []
    var rest = pieces[...]
    var offset = 0
    for (edit, codemods) in edits {
      move(upTo: edit.range.lowerBound, from: &rest, at: &offset, to: &result)
      var replaced: [Piece] = []
      move(upTo: edit.range.upperBound, from: &rest, at: &offset, to: &replaced)
      let place = result.last?.original.upperBound ?? 0
      let start = replaced.first?.original.lowerBound ?? place
      let end = replaced.last?.original.upperBound ?? place
      let names = Set(codemods + replaced.flatMap(\.codemods)).sorted()
      result.append(
        Piece(original: start..<end, replacement: edit.replacement, codemods: names))
    }
    pieces = result + rest
  }

  /// Moves the pieces of the current text that end at or before `end`, splitting the last.
  private func move(
    upTo end: Int, from rest: inout ArraySlice<Piece>, at offset: inout Int,
    to result: inout [Piece]
  ) {
    while offset < end, let piece = rest.first {
      rest.removeFirst()
      let taken = min(piece.count, end - offset)
      offset += taken
      guard taken < piece.count else {
        result.append(piece)
        continue
      }
      let (head, tail) = split(piece, at: taken)
      result.append(head)
      rest = [tail] + rest
    }
  }

  /// Cuts a piece in two; the first half of a replacement answers for all that was replaced.
  private func split(_ piece: Piece, at count: Int) -> (Piece, Piece) {
    var (head, tail) = (piece, piece)
    if let bytes = piece.replacement {
      head.replacement = Array(bytes.prefix(count))
      tail.replacement = Array(bytes.dropFirst(count))
      tail.original = piece.original.upperBound..<piece.original.upperBound
    } else {
      let middle = piece.original.lowerBound + count
      head.original = piece.original.lowerBound..<middle
      tail.original = middle..<piece.original.upperBound
    }
    return (head, tail)
  }

  /// All changes together, as edits of the original text, by place.
  var edits: [AppliedEdit] {
    var result: [AppliedEdit] = []
    for piece in pieces {
      guard let bytes = piece.replacement else { continue }
      if let last = result.last, last.range.upperBound == piece.original.lowerBound {
        result[result.count - 1].range = last.range.lowerBound..<piece.original.upperBound
        result[result.count - 1].replacement += bytes
        result[result.count - 1].codemods = Set(last.codemods + piece.codemods).sorted()
      } else {
        result.append(
          AppliedEdit(codemods: piece.codemods, range: piece.original, replacement: bytes))
      }
    }
    return result
  }

  /// Where in the original text stands what stands at some offsets of the current one.
  ///
  /// - Parameter offsets: Offsets in any order; ascending ones are fastest.
  /// - Returns: The original offset of each; for text that was put there, that of what it replaced.
  func originalOffsets(of offsets: [Int]) -> [Int] {
    var (index, start) = (0, 0)
    return offsets.map { offset in
      if offset < start { (index, start) = (0, 0) }
      while index < pieces.count, start + pieces[index].count <= offset {
        start += pieces[index].count
        index += 1
      }
      guard index < pieces.count else { return pieces.last?.original.upperBound ?? 0 }
      let piece = pieces[index]
      return piece.original.lowerBound + (piece.replacement == nil ? offset - start : 0)
    }
  }

  /// The stretch of the original text that a stretch of the current one is, or stands for; text that
  /// was put there stands for all that it replaced.
  func originalRange(of range: Range<Int>) -> Range<Int> {
    var start = 0
    var result: Range<Int>?
    for piece in pieces {
      let (first, last) = (start, start + piece.count)
      start = last
      guard first < max(range.upperBound, range.lowerBound + 1), range.lowerBound < last else {
        continue
      }
      var own = piece.original
      if piece.replacement == nil {
        let lower = own.lowerBound + max(range.lowerBound - first, 0)
        own = lower..<max(lower, own.lowerBound + min(range.upperBound - first, piece.count))
      }
      result = (result?.lowerBound ?? own.lowerBound)..<own.upperBound
    }
    let end = pieces.last?.original.upperBound ?? 0
    return result ?? end..<end
  }
}

/// Guesses what a misspelt word was meant to be.
public enum Suggestion {
  /// Longer words are not compared: nobody mistypes them into one of ours.
  private static let longestWord = 64

  /// The known word nearest to `word`, if one is near enough to be meant.
  ///
  /// Missing, superfluous, wrong and swapped letters count one each, and a third of the letters,
  /// at least one, may be wrong; upper and lower case make no difference. Of several equally near,
  /// the one with the most letters of the right case wins, then the alphabetically first.
  public static func nearest(to word: String, in known: some Sequence<String>) -> String? {
    let wanted = Array(word.unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= longestWord else { return nil }
    let folded = Array(word.lowercased().unicodeScalars)
    let limit = max(1, (wanted.count + 1) / 3)
    let candidates = known.compactMap { name -> (distance: Int, exact: Int, name: String)? in
      let other = Array(name.lowercased().unicodeScalars)
      guard abs(other.count - folded.count) <= limit else { return nil }
      let distance = distance(folded, other)
      // A word of one letter is near to every other.
      guard distance <= limit, distance < max(folded.count, other.count) else { return nil }
      return (distance, self.distance(wanted, Array(name.unicodeScalars)), name)
    }
    return candidates.min { ($0.distance, $0.exact, $0.name) < ($1.distance, $1.exact, $1.name) }?
      .name
  }

  /// The Damerau–Levenshtein distance, in which no part is edited twice.
  static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(last[j + 1], row[j]) + 1
        best = min(best, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}

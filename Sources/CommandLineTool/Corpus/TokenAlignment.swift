import SyntaxTrees

/// Which tokens of a text are the same ones in another text.
///
/// Tokens pair up by the longest common subsequence. Where there are several, as in `a a` and `a`,
/// the one that prefers early tokens and the one that prefers late tokens differ, and the tokens
/// that they differ in are left without a partner: which one is meant cannot be said. Neither has a
/// token a partner that is another one of its kind by number while both texts have equally many,
/// as the second label in `a(x, n: 1).b(y, n: 2)` and `a(n: 1, x).b(n: 2, y)`: code was moved.
struct TokenAlignment: Sendable {
  /// For each token of the first text, the number of the same token in the second.
  let partners: [Int?]
  /// The tokens of both texts, equal ones with equal numbers.
  private let first: [Int]
  private let second: [Int]
  /// The partners without those that may be new ones spelled alike, since much is new around them.
  let surePartners: [Int?]

  /// More pairs of tokens than anybody compares by hand are not compared.
  private static let limit = 4_000_000

  init(_ first: ParsedText, _ second: ParsedText) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ token: Node) -> Int {
      let next = numbers.count
      return numbers[token.bytes]
        ?? {
          numbers[token.bytes] = next
          return next
        }()
    }
    let a = first.tokens.map { number($0) }
    let b = second.tokens.map { number($0) }
    self.first = a
    self.second = b
    let early = Self.pairs(a, b)
    let late = Self.pairs(a.reversed(), b.reversed())
    let (ranksA, totalsA) = Self.ranks(a)
    let (ranksB, totalsB) = Self.ranks(b)
    partners = a.indices.map { index in
      let mirrored = late[a.count - 1 - index].map { b.count - 1 - $0 }
      guard let partner = early[index], partner == mirrored else { return nil }
      let areEquallyMany = totalsA[a[index]] == totalsB[a[index]]
      return areEquallyMany && ranksA[index] != ranksB[partner] ? nil : partner
    }
    surePartners = SurePartners.of(partners, first, second)
  }

  /// Whether the gap behind a token lies among a few tokens that stay together between others that
  /// change, as in `= A()` and `: A`: they may be new ones that are spelled alike.
  func isDoubtful(gapAfter index: Int) -> Bool {
    if surePartners.indices.contains(index + 1),
      surePartners[index] != partners[index] || surePartners[index + 1] != partners[index + 1]
    {
      return true
    }
    func isTogether(_ left: Int) -> Bool {
      guard partners.indices.contains(left), partners.indices.contains(left + 1),
        let partner = partners[left]
      else { return false }
      return partners[left + 1] == partner + 1
    }
    var first = index
    while index - first < Self.fewest, isTogether(first - 1) { first -= 1 }
    var last = index + 1
    while last - first < Self.fewest, isTogether(last) { last += 1 }
    return last - first + 1 < Self.fewest && last + 1 < partners.count && first > 0
  }

  /// Whether the two tokens around a gap follow each other more often in the second text: it may be
  /// another copy of the code that they have their partners in.
  func isRepeated(gapAfter index: Int) -> Bool {
    guard first.indices.contains(index + 1) else { return false }
    let pair = (first[index], first[index + 1])
    func count(_ tokens: [Int]) -> Int { zip(tokens, tokens.dropFirst()).count { $0 == pair } }
    return count(second) > count(first)
  }

  /// So many tokens that stay together are the same ones.
  static let fewest = 6

  /// Which one of its kind each token is, and how many there are of each kind.
  private static func ranks(_ numbers: [Int]) -> (ranks: [Int], totals: [Int: Int]) {
    var totals: [Int: Int] = [:]
    let ranks = numbers.map { number in
      totals[number, default: 0] += 1
      return totals[number, default: 0]
    }
    return (ranks, totals)
  }

  /// The partners by the longest common subsequence that prefers early tokens.
  private static func pairs(_ a: [Int], _ b: [Int]) -> [Int?] {
    var result: [Int?] = Array(repeating: nil, count: a.count)
    var prefix = 0
    while prefix < min(a.count, b.count), a[prefix] == b[prefix] {
      result[prefix] = prefix
      prefix += 1
    }
    // A common end is not set aside as well: its tokens would be late ones.
    for (index, partner) in middlePairs(Array(a[prefix...]), Array(b[prefix...])) {
      result[prefix + index] = prefix + partner
    }
    return result
  }

  private static func middlePairs(_ a: [Int], _ b: [Int]) -> [(Int, Int)] {
    guard !a.isEmpty, !b.isEmpty, a.count * b.count <= limit else { return [] }
    let width = b.count + 1
    // The length of the longest common subsequence of what is left behind two places.
    var lengths = Array(repeating: 0, count: (a.count + 1) * width)
    for i in a.indices.reversed() {
      for j in b.indices.reversed() {
        lengths[i * width + j] =
          a[i] == b[j]
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var result: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      if a[i] == b[j] {
        result.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return result
  }
}

public import QueryLanguage

/// Which items of a template are items of the pattern that stay, and which are new.
///
/// This is the longest common subsequence of both, found by dynamic programming over all pairs of
/// beginnings. A token equals a token of the same text, a placeholder one of the same name and
/// prefix. Several subsequences may be equally long; then the one counts that keeps more captures,
/// and then the one in which more kept items are direct neighbours in both, so that brackets stay
/// with what they enclose; and then the one in which more stand in as many brackets as they did.
/// What is still equal is decided towards the end of the pattern, always the same way; but of two
/// brackets that belong together both stay with such a pair, if they can.
///
/// An argument in parentheses that the template has as a closure of that label behind the call goes
/// there as a whole: nothing of it stays.
public struct TemplateAlignment: Sendable, Hashable {
  /// For each item of the template the index of the pattern's item that it is; nil if it is new.
  public private(set) var patternItems: [Int?]
  /// For each item of the pattern the index of the template's item that it becomes; nil if it goes.
  public private(set) var templateItems: [Int?]
  /// The items of the pattern's arguments that become closures behind the call.
  let leaving: Set<Int>

  /// Aligns a template with the pattern of the rule.
  public init(pattern: Pattern, template: Template) {
    self.init(pattern.items, template.items)
  }

  /// The value of a common subsequence; more is better, the first difference decides.
  private struct Score: Comparable {
    var items = 0
    var captures = 0
    var neighbours = 0
    var levels = 0

    static func < (a: Score, b: Score) -> Bool {
      (a.items, a.captures, a.neighbours, a.levels) < (b.items, b.captures, b.neighbours, b.levels)
    }
  }

  /// The best of all common subsequences of two beginnings.
  private struct Cell {
    /// The best of all.
    var best = Score()
    /// The best that ends with the last items of both, nil if those differ.
    var ending: Score?
    /// Whether the item before the last is kept as the last one's neighbour, in `ending`.
    var continues = false
  }

  init(_ pattern: [PatternItem], _ template: [PatternItem]) {
    let width = template.count + 1
    let (mine, theirs) = (ItemNesting(pattern), ItemNesting(template))
    leaving = mine.arguments(labelled: theirs.labelsBehindCalls)
    var cells = [Cell](repeating: Cell(), count: (pattern.count + 1) * width)
    for i in pattern.indices {
      for j in template.indices {
        var cell = Cell()
        let before = cells[i * width + j]
        if !leaving.contains(i), let capture = Self.equality(pattern[i], template[j]) {
          var score = before.best
          if var ending = before.ending {
            ending.neighbours += 1
            cell.continues = ending >= score
            score = max(score, ending)
          }
          score.items += 1
          score.captures += capture
          score.levels += mine.depths[i] == theirs.depths[j] ? 1 : 0
          cell.ending = score
        }
        cell.best = max(cells[i * width + j + 1].best, cells[(i + 1) * width + j].best)
        if let ending = cell.ending { cell.best = max(cell.best, ending) }
        cells[(i + 1) * width + j + 1] = cell
      }
    }
    var patternItems = [Int?](repeating: nil, count: template.count)
    var templateItems = [Int?](repeating: nil, count: pattern.count)
    var (i, j, mustEnd) = (pattern.count, template.count, false)
    while i > 0, j > 0 {
      let cell = cells[i * width + j]
      if let ending = cell.ending, mustEnd || ending == cell.best {
        patternItems[j - 1] = i - 1
        templateItems[i - 1] = j - 1
        mustEnd = cell.continues
        (i, j) = (i - 1, j - 1)
      } else if cells[(i - 1) * width + j].best == cell.best {
        i -= 1
      } else {
        j -= 1
      }
    }
    self.patternItems = patternItems
    self.templateItems = templateItems
    uncrossBrackets(pattern, mine.partners, theirs.partners)
    pairBrackets(pattern, template, mine.partners, theirs.partners)
  }

  /// Where a closing bracket has become what an opening one further out is closed by in the template,
  /// lets its own opening one stay instead of that, if nothing that stays is between.
  private mutating func uncrossBrackets(
    _ pattern: [PatternItem], _ mine: [Int: Int], _ theirs: [Int: Int]
  ) {
    for item in pattern.indices where templateItems[item] == nil {
      guard let closer = mine[item], closer > item,
        let wanted = templateItems[closer].flatMap({ theirs[$0] }),
        let outer = patternItems[wanted], outer < item,
        pattern[outer].token == pattern[item].token,
        templateItems[(outer + 1)..<item].allSatisfy({ $0 == nil })
      else { continue }
      templateItems[outer] = nil
      templateItems[item] = wanted
      patternItems[wanted] = item
    }
  }

  /// Where only one bracket of a pair has become what its partner's partner is in the template,
  /// lets the other follow, if nothing that stays is between.
  private mutating func pairBrackets(
    _ pattern: [PatternItem], _ template: [PatternItem], _ mine: [Int: Int], _ theirs: [Int: Int]
  ) {
    for item in pattern.indices {
      guard let now = templateItems[item], let partner = mine[item],
        let wanted = templateItems[partner].flatMap({ theirs[$0] }), wanted != now,
        patternItems[wanted] == nil, template[wanted].token == pattern[item].token,
        patternItems[min(now, wanted)...max(now, wanted)].allSatisfy({ $0 == nil || $0 == item })
      else { continue }
      templateItems[item] = wanted
      patternItems[now] = nil
      patternItems[wanted] = item
    }
  }

  /// 1 for the same capture, 0 for the same token, nil for different items.
  private static func equality(_ a: PatternItem, _ b: PatternItem) -> Int? {
    switch (a.content, b.content) {
    case (.token(let a), .token(let b)): a == b ? 0 : nil
    case (.placeholder(let a), .placeholder(let b)):
      a.name == b.name && a.prefix == b.prefix && !a.isAnonymous ? 1 : nil
    default: nil
    }
  }
}

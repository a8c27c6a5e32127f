import QueryLanguage

/// The items of a template that come out, in the order in which the source's form wants them.
///
/// A closure that stands behind the parentheses in the source stays there where the template, like
/// the pattern, has it inside, and needs no label; one that stands inside with its label stays
/// inside. Parentheses that the source does without, as calls with nothing but a closure do, come
/// out only if something new comes into them.
struct ItemOrder {
  /// What becomes of an item.
  enum Fate: Hashable {
    /// The atoms of the source with these indices are it.
    case kept([Int])
    /// The pattern has it, the source's form does without.
    case absent
    /// Only the template has it.
    case new

    /// The atoms that stay, if it is some.
    var keptAtoms: [Int] { if case .kept(let atoms) = self { atoms } else { [] } }
  }

  private let items: [PatternItem]
  private(set) var fates: [Fate]
  private(set) var dropped: Set<Int>
  /// The items that come out, in their order.
  private(set) var order: [Int]

  init(
    of template: Template, alignment: TemplateAlignment?, source: MatchedSource,
    captures: Captures
  ) {
    items = template.items
    fates = items.indices.map { index in
      guard let patternItem = alignment?.patternItems[index] else { return .new }
      return source.atomsOfItem[patternItem].map { .kept($0) } ?? .absent
    }
    dropped = DroppedItems(of: template, captures: captures).indices
    order = Array(items.indices)
    keepEmptyParentheses(alignment)
    for (opener, closer) in Self.parentheses(in: items) {
      moveClosures(opener, closer)
      leaveOutParentheses(opener, closer)
    }
    leaveOutAbsent(alignment)
    order.removeAll { dropped.contains($0) }
  }

  /// Keeps parentheses in which the source has nothing where the pattern has what the template has.
  private mutating func keepEmptyParentheses(_ alignment: TemplateAlignment?) {
    guard let alignment else { return }
    for (opener, closer) in Self.parentheses(in: items) where closer == opener + 2 {
      guard case .kept = fates[opener], case .kept = fates[closer],
        isIntact(opener + 1..<closer, alignment)
      else { continue }
      dropped.subtract([opener, closer])
    }
  }

  /// The pairs of parentheses, inner before outer.
  private static func parentheses(in items: [PatternItem]) -> [(Int, Int)] {
    var open: [Int] = []
    var pairs: [(Int, Int)] = []
    for (index, item) in items.enumerated() {
      if item.token == "(" { open.append(index) }
      if item.token == ")", let opener = open.popLast() { pairs.append((opener, index)) }
    }
    return pairs
  }

  /// Moves closures that stand behind the parentheses in the source behind them here, without the
  /// comma and the label before.
  private mutating func moveClosures(_ opener: Int, _ closer: Int) {
    for index in opener + 1..<closer where items[index].placeholder != nil {
      guard case .kept(let atoms) = fates[index], let first = atoms.min(),
        !dropped.contains(index)
      else { continue }
      switch fates[closer] {
      case .kept(let end) where (end.max() ?? first) < first: break
      case .absent where fates[opener] == .absent && isArgument(index, opener): break
      default: continue
      }
      order.removeAll { $0 == index }
      order.insert(index, at: (order.firstIndex(of: closer) ?? order.count - 1) + 1)
      dropLabel(before: index)
    }
  }

  /// Whether an item is an argument of its own, and not part of one.
  private func isArgument(_ index: Int, _ opener: Int) -> Bool {
    let before = items[index - 1].token ?? ""
    let behind = items[index + 1].token ?? ""
    return ["(", ",", ":"].contains(before) && [")", ","].contains(behind)
  }

  private mutating func dropLabel(before index: Int) {
    var previous = index - 1
    while previous >= 0, let token = items[previous].token, token != "(" {
      if case .kept = fates[previous] { return }
      dropped.insert(previous)
      if token == "," { return }
      previous -= 1
    }
  }

  /// Leaves out parentheses that the source does without, unless something new is in them.
  private mutating func leaveOutParentheses(_ opener: Int, _ closer: Int) {
    guard fates[opener] == .absent, fates[closer] == .absent else { return }
    guard let start = order.firstIndex(of: opener), let end = order.firstIndex(of: closer),
      start < end
    else { return }
    let needs = order[(start + 1)..<end].contains {
      fates[$0] == .new && !dropped.contains($0)
    }
    if needs {
      fates[opener] = .new
      fates[closer] = .new
    } else {
      dropped.formUnion([opener, closer])
    }
  }

  /// Leaves out what the source's form does without, as long as the template has it between the
  /// same neighbours as the pattern; commas come out where they are needed.
  private mutating func leaveOutAbsent(_ alignment: TemplateAlignment?) {
    var start = 0
    while start < items.count {
      guard isAbsent(start) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < items.count, isAbsent(end) { end += 1 }
      let staysOut = alignment.map { isIntact(start..<end, $0) } ?? false
      for index in start..<end {
        if staysOut { dropped.insert(index) } else { fates[index] = .new }
      }
      start = end
    }
    for index in items.indices where fates[index] == .absent { fates[index] = .new }
  }

  private func isAbsent(_ index: Int) -> Bool {
    fates[index] == .absent && !dropped.contains(index) && items[index].token != ","
  }

  /// Whether a stretch of the template and what is beside it is a stretch of the pattern.
  private func isIntact(_ range: Range<Int>, _ alignment: TemplateAlignment) -> Bool {
    guard let first = alignment.patternItems[range.lowerBound] else { return false }
    let shift = first - range.lowerBound
    return (range.lowerBound - 1...range.upperBound).allSatisfy { index in
      let counterpart = index + shift
      let isInTemplate = alignment.patternItems.indices.contains(index)
      guard isInTemplate else { return !alignment.templateItems.indices.contains(counterpart) }
      return alignment.patternItems[index] == counterpart
    }
  }
}

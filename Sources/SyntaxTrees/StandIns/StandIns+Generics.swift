extension StandIns {
  /// `Promise<Void> { }`, `Pair<A, B>.make()`, `show(Box<Item>)`: in an expression the grammar
  /// reads two comparisons; the clause becomes a part of the name.
  func genericArguments(at index: Int, _ writer: inout StandInWriter) {
    let less = tokens[index]
    guard let name = token(index - 1), !less.spaceBefore else { return }
    if name.kind == .pound { return macroGenericArguments(at: index, &writer) }
    guard name.kind == .identifier,
      let first = token(index + 1), !first.spaceBefore, !isExpressionKeyword(index - 1),
      let close = genericClauseEnd(index), close > index + 1, let next = token(close + 1)
    else { return }
    let start = chainStart(index - 1)
    guard word(start - 1) != .backslash,
      let gap = gap(ofGenericClause: index, close, next: next, start: start)
    else { return }
    let range = less.start..<clauseEnd(close)
    guard !hasLineEnd(range) else { return }
    writer.put(gap, range, .fill(UInt8(ascii: "_")))
  }

  /// `#Predicate<Wrapper<Int>>`: the grammar knows only names there.
  private func macroGenericArguments(at index: Int, _ writer: inout StandInWriter) {
    guard let close = genericClauseEnd(index), close > index + 1,
      tokens[index + 1..<close].contains(where: { $0.kind != .identifier && $0.word != .comma })
        || tokens[close].end - tokens[close].start > 1
    else { return }
    let range = tokens[index].start..<clauseEnd(close)
    guard !hasLineEnd(range) else { return }
    writer.put(.genericArgumentClause, range, .fill(UInt8(ascii: "_")))
  }

  /// Where the operator that closes a clause ends, the `?` and `!` behind it aside.
  private func clauseEnd(_ close: Int) -> Int {
    let end = tokens[close].start
    return (bytes(close).lastIndex(of: UInt8(ascii: ">")) ?? end) + 1
  }

  /// The first name of a dotted chain of names.
  private func chainStart(_ index: Int) -> Int {
    var start = index
    while start > 1, word(start - 1) == .dot, token(start - 2)?.kind == .identifier,
      index - start < Self.reach
    {
      start -= 2
    }
    return start
  }

  private func gap(
    ofGenericClause open: Int, _ close: Int, next: LexicalToken, start: Int
  ) -> GrammarGap? {
    switch next.word {
    case .dot where !next.spaceBefore || next.newlineBefore:
      guard word(close) != .arrow, isReceiver(close, start: start) else { return nil }
      return readsComparisons(open...close, isReceiver: true, start: start)
        ? .genericCallInExpression : nil
    case .leftBrace where next.spaceBefore && !next.newlineBefore:
      guard takesClosure(start) else { return nil }
      return readsComparisons(open...close, isReceiver: false, start: start)
        ? .genericCallInExpression : nil
    case .rightParenthesis, .comma:
      switch word(start - 1) {
      case .colon, .leftParenthesis, .comma:
        return isArgument(start) ? .genericArgumentClause : nil
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether a member of a value, and no nested type, follows a clause.
  private func isReceiver(_ close: Int, start: Int) -> Bool {
    guard token(close + 2)?.kind == .identifier else { return false }
    let initial = firstByte(close + 2)
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(initial)
      || initial == UInt8(ascii: "_")
      || word(close + 3) == .leftParenthesis && startsValue(start)
  }

  /// Whether the grammar reads comparisons that regrouping does not repair.
  ///
  /// It reads a clause right when something in it can only be a type, and when it has several
  /// arguments where no comma can separate expressions. A clause with one argument and a member
  /// behind it is regrouped, unless it is a pack.
  private func readsComparisons(_ clause: ClosedRange<Int>, isReceiver: Bool, start: Int) -> Bool {
    let tokens = self.tokens[clause]
    let isType = tokens.contains {
      $0.word == .arrow || $0.word == .at || $0.word == .any || $0.word == .some
    }
    if isType { return false }
    let enclosing = self.tokens[clause.lowerBound].enclosing
    if tokens.contains(where: { $0.word == .comma && $0.enclosing == enclosing }) {
      return isAmongCommas(start)
    }
    return !isReceiver || tokens.contains { $0.word == .each }
  }

  /// Whether a comma behind an expression separates it from another.
  private func isAmongCommas(_ index: Int) -> Bool {
    switch enclosingWord(index) {
    case .leftParenthesis, .leftBracket, .interpolationStart: return true
    default: break
    }
    var back = index - 1
    var steps = 0
    while back >= 0, steps < 60 {
      switch tokens[back].word {
      case .if, .guard, .while, .case: if word(back - 1) != .dot { return true }
      case .leftBrace, .rightBrace, .semicolon, .in: return false
      case .rightParenthesis, .rightBracket:
        guard let open = match(back) else { return false }
        back = open
      default: break
      }
      back -= 1
      steps += 1
    }
    return false
  }

  /// Whether what is before a chain of names says that the chain is a value.
  private func startsValue(_ start: Int) -> Bool {
    switch word(start - 1) {
    case .equal, .return, .try, .await, .coalescing: true
    default: false
    }
  }

  /// Whether a block behind a clause is a trailing closure, and no body.
  private func takesClosure(_ start: Int) -> Bool {
    switch word(start - 1) {
    case .equal: return !belongsToTypealias(equal: start - 1)
    case .return, .leftParenthesis, .try, .await, .coalescing: return true
    case .colon, .comma:
      if isArgument(start) { return true }
    default: break
    }
    guard surroundingBrace(start) == .code else { return false }
    switch word(start - 1) {
    case .leftBrace: return true
    case .in: return word(start - 2) != .for && !belongsToFor(start - 1)
    case .rightBrace, .rightParenthesis, .semicolon: return tokens[start].newlineBefore
    default: return false
    }
  }

  private func belongsToTypealias(equal index: Int) -> Bool {
    var back = index
    var steps = 0
    while back >= 0, steps < 40 {
      switch tokens[back].word {
      case .typealias, .associatedtype: return true
      case .leftBrace, .rightBrace, .semicolon: return false
      default: break
      }
      if tokens[back].newlineBefore { return false }
      back -= 1
      steps += 1
    }
    return false
  }
}

import SyntaxTrees

/// A list of the pattern beside a list of the source.
struct PatternSequence {
  let pattern: [PatternNodeID]
  let source: [Node]
  let parent: PatternNodeID
  /// Whether the source may go on behind the pattern's end.
  var isOpen = false
}

extension PatternMatcher {
  /// Fits all of a sequence.
  mutating func matchSequence(_ sequence: PatternSequence) -> Bool {
    matchSequence(sequence, from: 0, 0) != nil
  }

  /// Fits the rest of a sequence, from the given places on.
  ///
  /// - Returns: The place in the source behind the pattern's end; nil if it does not fit.
  mutating func matchSequence(
    _ sequence: PatternSequence, from patternStart: Int, _ sourceStart: Int,
    mayBeEmpty: Bool = false
  ) -> Int? {
    let (pattern, source) = (sequence.pattern, sequence.source)
    var (i, j) = (patternStart, sourceStart)
    var mayBeEmpty = mayBeEmpty
    while i < pattern.count {
      if skipSeparator(sequence, &i, &j) { continue }
      if program[pattern[i]].isNullable {
        return matchNullable(sequence, i, j, mayBeEmpty: mayBeEmpty)
      }
      if i + 1 < pattern.count, isSwallowed(i, in: sequence) {
        return matchSwallowed(sequence, i, j)
      }
      guard j < source.count else {
        if let last = source.last {
          _ = fail(pattern[i], last, "the code ends before this part of the pattern")
        }
        return nil
      }
      guard match(pattern[i], source[j]) else { return nil }
      i += 1
      j += 1
      mayBeEmpty = false
      if !isExact { matchShortBinding(sequence, &i, &j) }
    }
    if sequence.isOpen { return j }
    while j < source.count, source[j].isIgnored || isTrailingComma(j, in: source) {
      ignore(source[j])
      j += 1
    }
    guard j == source.count else {
      _ = failBehind(pattern.last ?? sequence.parent, source[j])
      return nil
    }
    return j
  }

  /// Passes what one side may have without the other: semicolons, lines of conditional
  /// compilation, a trailing comma.
  private mutating func skipSeparator(
    _ sequence: PatternSequence, _ i: inout Int, _ j: inout Int
  ) -> Bool {
    let (pattern, source) = (sequence.pattern, sequence.source)
    let node = program[pattern[i]]
    if node.isToken(";") {
      let isThere = j < source.count && source[j].isSemicolon
      if isThere {
        _ = match(pattern[i], source[j])
        j += 1
      } else {
        _ = absent(pattern[i], at: lastEnd)
      }
      i += 1
      return true
    }
    if j < source.count, source[j].isIgnored {
      // A placeholder for statements takes lines of conditional compilation among them.
      if node.hole?.list == .nodes, !source[j].isSemicolon, !sequence.isOpen { return false }
      ignore(source[j])
      j += 1
      return true
    }
    if node.isToken(",") {
      guard i + 1 == pattern.count || program[pattern[i + 1]].isClosing,
        j == source.count || !source[j].isComma
      else { return false }
      _ = absent(pattern[i], at: lastEnd)
      i += 1
      return true
    }
    guard isTrailingComma(j, in: source) else { return false }
    form(source[j].range)
    j += 1
    return true
  }

  private func isTrailingComma(_ index: Int, in source: [Node]) -> Bool {
    index < source.count && source[index].isComma
      && (index + 1 == source.count || source[index + 1].isClosing)
  }

  /// Whether the token at `index` goes when the optional part behind it is absent.
  private func isSwallowed(_ index: Int, in sequence: PatternSequence) -> Bool {
    let token = program[sequence.pattern[index]]
    guard program[sequence.pattern[index + 1]].isNullable else { return false }
    if token.isToken(",") {
      return index + 2 >= sequence.pattern.count
        || !program[sequence.pattern[index + 2]].isToken(",")
    }
    return token.isToken("=") || token.isToken(":") || token.isToken("->")
  }

  /// A separator with the optional part behind it: both, or none of them.
  private mutating func matchSwallowed(_ sequence: PatternSequence, _ i: Int, _ j: Int) -> Int? {
    let mark = mark
    if j < sequence.source.count, match(sequence.pattern[i], sequence.source[j]) {
      let end = matchNullable(sequence, i + 1, j + 1, mayBeEmpty: false)
      if let end { return end }
      restore(mark)
    }
    let place = lastEnd
    guard absent(sequence.pattern[i], at: place), absent(sequence.pattern[i + 1], at: place) else {
      restore(mark)
      return nil
    }
    if let end = matchSequence(sequence, from: i + 2, j, mayBeEmpty: true) { return end }
    restore(mark)
    return nil
  }

  /// A part that may be absent: some nodes of the source, the fewest first, or none.
  private mutating func matchNullable(
    _ sequence: PatternSequence, _ i: Int, _ j: Int, mayBeEmpty: Bool
  ) -> Int? {
    let id = sequence.pattern[i]
    let isBehindComma = i > 0 && program[sequence.pattern[i - 1]].isToken(",") && !mayBeEmpty
    let isBeforeComma =
      i + 1 < sequence.pattern.count && program[sequence.pattern[i + 1]].isToken(",")
    let mark = mark
    let isLast = i + 1 == sequence.pattern.count
    guard let hole = program[id].hole, hole.count == .many else {
      if j < sequence.source.count, match(id, sequence.source[j]) {
        if let end = matchSequence(sequence, from: i + 1, j + 1) { return end }
      }
      restore(mark)
      if isBehindComma, !isBeforeComma { return nil }
      return matchWithout(sequence, i, j, swallowing: isBeforeComma)
    }
    // At the end of a list of statements it takes all, with the lines of conditional compilation.
    let takesAll = isLast && hole.list == .nodes
    if !isBehindComma || isBeforeComma, !takesAll {
      if let end = matchWithout(sequence, i, j, swallowing: isBeforeComma) { return end }
      restore(mark)
    }
    var end = j
    while let next = runEnd(behind: end, from: j, hole, in: sequence.source) {
      end = next
      if takesAll, runEnd(behind: end, from: j, hole, in: sequence.source) != nil { continue }
      if let result = matchBehindRun(sequence, i, j..<end) { return result }
      restore(mark)
    }
    if takesAll, end == j {
      return matchWithout(sequence, i, j, swallowing: false)
    }
    return nil
  }

  /// Fits what stands behind a run, and only then takes the run: most runs that are tried are too
  /// short, which shows at once.
  private mutating func matchBehindRun(
    _ sequence: PatternSequence, _ i: Int, _ run: Range<Int>
  ) -> Int? {
    guard let last = sequence.source[run].last,
      case .hole(let hole, let item) = program[sequence.pattern[i]].content
    else { return nil }
    lastEnd = last.end
    guard let result = matchSequence(sequence, from: i + 1, run.upperBound) else { return nil }
    let end = lastEnd
    guard
      capture(
        hole, item: item, run: sequence.source[run], at: sequence.pattern[i], place: last.end)
    else { return nil }
    lastEnd = end
    return result
  }

  /// Goes on without an optional part, and without the comma behind it if `swallowing`.
  private mutating func matchWithout(
    _ sequence: PatternSequence, _ i: Int, _ j: Int, swallowing: Bool
  ) -> Int? {
    let mark = mark
    let place = lastEnd
    guard absent(sequence.pattern[i], at: place) else { return nil }
    if swallowing, !absent(sequence.pattern[i + 1], at: place) { return nil }
    if let end = matchSequence(
      sequence, from: i + (swallowing ? 2 : 1), j, mayBeEmpty: swallowing)
    {
      return end
    }
    restore(mark)
    return nil
  }

  /// The next place behind `end` at which a run that began at `start` may stop, nil if there is
  /// none.
  private func runEnd(behind end: Int, from start: Int, _ hole: Hole, in source: [Node]) -> Int? {
    var end = end
    switch hole.list {
    case .nodes:
      while end < source.count {
        let node = source[end]
        if !node.isIgnored, !node.isNamed { return nil }
        end += 1
        if !node.isSemicolon { return end }
      }
      return nil
    case .closures:
      while end < source.count {
        let node = source[end]
        end += 1
        if node.kind == .lambdaLiteral { return end }
        guard node.kind == .simpleIdentifier || node.hasText(":") else { return nil }
      }
      return nil
    case .commas:
      while end < source.count, !source[end].endsCommaList {
        end += 1
        let isInside =
          source[end - 1].isComma
          || end < source.count && (source[end].hasText(":") || source[end].hasText("="))
        if !isInside { return end > start ? end : nil }
        if end == start + 1, source[start].isComma { return nil }
      }
      return nil
    }
  }

  /// After the name of `if let x`: lets one side go without the ` = x` that the other has.
  private mutating func matchShortBinding(
    _ sequence: PatternSequence, _ i: inout Int, _ j: inout Int
  ) {
    let (pattern, source) = (sequence.pattern, sequence.source)
    guard i > 1, j > 1, source[j - 1].field == .boundIdentifier,
      source[j - 2].kind == .valueBindingPattern
    else { return }
    let sourceIsLong = j + 1 < source.count && source[j].hasText("=")
    let patternIsLong = i + 1 < pattern.count && program[pattern[i]].isToken("=")
    if sourceIsLong, !patternIsLong, source[j + 1].bytes.elementsEqual(source[j - 1].bytes) {
      form(source[j].range)
      form(source[j + 1].range)
      j += 2
    } else if patternIsLong, !sourceIsLong {
      let mark = mark
      let fits = match(pattern[i + 1], source[j - 1])
      items.removeLast(items.count - mark.items)
      lastEnd = mark.lastEnd
      guard fits, absent(pattern[i], at: lastEnd), absentItems(of: pattern[i + 1]) else {
        restore(mark)
        return
      }
      i += 2
    }
  }

  /// Accounts for items whose placeholders are bound by what stands elsewhere.
  private mutating func absentItems(of id: PatternNodeID) -> Bool {
    for item in program[id].items {
      items.append(MatchedItem(role: .item(item), range: lastEnd..<lastEnd, isPresent: false))
    }
    return true
  }
}

extension StandIns {
  /// Blanks the directive lines of a group that stands where the grammar knows none.
  func conditionalGroup(_ group: [Int], _ writer: inout StandInWriter) {
    guard let gap = gap(ofConditionalGroup: group) else { return }
    for directive in group { writer.blank(gap, codeOfLine(directive)) }
  }

  private func gap(ofConditionalGroup group: [Int]) -> GrammarGap? {
    guard let first = group.first, let last = group.last else { return nil }
    for directive in group.dropLast() {
      let start = branchStart(directive, before: last)
      guard start < last else { continue }
      switch word(start) {
      case .dot: return followsOperand(first) ? .directiveInChain : listGap(first)
      case .case, .default: return caseGap(first)
      case .at:
        if word(start + 1) == .unknown { return caseGap(first) }
        if word(attributesEnd(start)).isConditionalDirective { return .directiveAroundAttributes }
      default: break
      }
    }
    return listGap(first)
  }

  private func caseGap(_ directive: Int) -> GrammarGap? {
    guard enclosingBrace(directive) == .switchCases else { return nil }
    return word(directive - 1) == .leftBrace ? .directiveBeforeFirstCase : .directiveBetweenCases
  }

  private func listGap(_ directive: Int) -> GrammarGap? {
    switch enclosingWord(directive) {
    case .leftParenthesis, .leftBracket: .directiveInList
    default: nil
    }
  }

  /// The first token of a branch: behind the line of its directive, and behind the lines of groups
  /// that the branch starts with.
  private func branchStart(_ directive: Int, before end: Int) -> Int {
    var next = lineEnd(ofDirective: directive)
    while next < end, word(next).isConditionalDirective { next = lineEnd(ofDirective: next) }
    return next
  }

  /// The index of the first token behind the line of a directive.
  private func lineEnd(ofDirective index: Int) -> Int {
    var next = index + 1
    while let token = token(next), !token.newlineBefore { next += 1 }
    return next
  }

  /// Whether the code before a group ends with an operand, so that a member access can follow.
  private func followsOperand(_ directive: Int) -> Bool {
    var directive = directive
    while directive > 0 {
      if endsOperand(directive - 1), !isOnDirectiveLine(directive - 1) { return true }
      // A group right inside a branch, or right behind another group, goes on with its chain.
      guard let line = directiveOfLine(directive - 1) else { return false }
      if tokens[line].word == .poundEndif { return true }
      directive = line
    }
    return false
  }

  func isOnDirectiveLine(_ index: Int) -> Bool { directiveOfLine(index) != nil }

  private func directiveOfLine(_ index: Int) -> Int? {
    var line = index
    var steps = 0
    while line > 0, !tokens[line].newlineBefore, steps < Self.reach {
      line -= 1
      steps += 1
    }
    return word(line).isConditionalDirective ? line : nil
  }

  /// The bytes of a directive's line, without its line end and a comment that ends it.
  private func codeOfLine(_ directive: Int) -> Range<Int> {
    let last = lineEnd(ofDirective: directive) - 1
    return span(directive, through: max(directive, last)) ?? tokens[directive].range
  }

  /// Names over conditions that the grammar does not read: versions, numbers, comparisons and
  /// `_runtime(…)`.
  func condition(at index: Int, _ writer: inout StandInWriter) {
    guard word(index) == .poundIf || word(index) == .poundElseif, tokens[index].newlineBefore
    else { return }
    let end = lineEnd(ofDirective: index)
    guard end - index > 1, let range = span(index + 1, through: end - 1),
      let gap = conditionGap(index + 1..<end)
    else { return }
    writer.put(gap, range, .fill(UInt8(ascii: "_")))
  }

  private func conditionGap(_ condition: Range<Int>) -> GrammarGap? {
    for index in condition.prefix(Self.reach) {
      let token = tokens[index]
      let callee = token.enclosing >= condition.lowerBound ? token.enclosing - 1 : -1
      let isInCall = callee >= condition.lowerBound && tokens[callee].kind == .identifier
      switch token.kind {
      case .number where !isInCall: return .conditionVersion
      case .punctuation where token.word == .comma: return .conditionVersion
      case .operatorSymbol where !isInCall:
        switch firstByte(index) {
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="): return .conditionVersion
        case UInt8(ascii: "!") where token.end - token.start > 1: return .conditionVersion
        default: break
        }
      case .identifier where index + 1 < condition.upperBound:
        if word(index + 1) == .leftParenthesis, !isKnownCondition(index) {
          return .conditionSyntax
        }
      default: break
      }
    }
    return nil
  }

  /// Whether a name in a condition is a function that the grammar knows.
  private func isKnownCondition(_ index: Int) -> Bool {
    let name = bytes(index)
    return Self.knownConditions.contains { name.elementsEqual($0.utf8) }
  }

  private static let knownConditions = [
    "os", "arch", "canImport", "targetEnvironment", "swift", "compiler",
  ]
}

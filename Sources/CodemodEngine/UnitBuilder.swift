import CodeFacts
import QueryLanguage
import Rewriting
import SyntaxTrees
import TextEditing

/// Makes the one unit of a match: its own changes, those beside it, and those of the dependent
/// rules; or says why there can be none.
struct UnitBuilder {
  let match: Match
  private let rule: Rule
  let evaluator: FactEvaluator
  let rewriter: Rewriter
  let obstacles: Obstacles
  private let dependents: [DependentSearch.Place]

  init(
    match: Match, rule: Rule, evaluator: FactEvaluator, rewriter: Rewriter, obstacles: Obstacles
  ) {
    self.match = match
    self.rule = rule
    self.evaluator = evaluator
    self.rewriter = rewriter
    self.obstacles = obstacles
    dependents = DependentSearch(match: match, rule: rule, evaluator: evaluator).places()
  }

  /// The unit, whole.
  ///
  /// - Throws: What keeps a part of it from being made; then nothing of it may be.
  func build(_ derivation: Derivation) throws(Problem) -> RewriteUnit {
    try checkObstacles()
    var changes = try self.changes(of: rule.action, for: match)
    for extra in rule.extras { changes += try self.changes(of: extra) }
    for (rule, found) in dependents { changes += try self.changes(of: rule.action, for: found) }
    return RewriteUnit(
      derivation: derivation, place: match.range, changes: changes, remarks: remarks,
      names: names)
  }

  /// The names that were free in their types and are not any more, behind those of the types.
  private var names: Set<String> {
    let type = evaluator.file.declarations.type(around: match.node)?.path ?? ""
    return Set(
      rule.lets.compactMap { computed in
        guard case .freeName = computed.value else { return nil }
        return match.captures[computed.name].map { "\(type).\($0.text)" }
      })
  }

  /// What people should look at after the changes.
  private var remarks: [String] {
    rule.remarks.filter { remark in
      remark.condition.map {
        evaluator.judge($0, in: match, captures: match.captures).truth == .yes
      } ?? true
    }.map { MessageText.filled($0.text, with: match.captures) }
  }

  private func checkObstacles() throws(Problem) {
    if let obstacle = obstacleToMatch { throw Problem(reason: obstacle.reason("this code")) }
    for (_, found) in dependents {
      guard let obstacle = obstacles.obstacle(against: found) else { continue }
      let line = found.tree.toldLine(at: found.range.lowerBound)
      throw Problem(reason: obstacle.reason("the code at line \(line), which goes with this"))
    }
  }

  /// What fills a block reads its conditional compilation, and touches none of its code.
  private var obstacleToMatch: Obstacle? {
    if case .fill = rule.action { return obstacles.mistake(in: match.range) }
    return obstacles.obstacle(against: match)
  }

  private func changes(of action: Action, for match: Match) throws(Problem) -> [Change] {
    switch action {
    case .rewrite(let template):
      if template.addsTrailingClosure(to: match.pattern),
        evaluator.judge(.inStatementHead, in: match, captures: match.captures).truth == .yes
      {
        throw Problem(
          reason: "a trailing closure in the header of a statement reads as its body; move this "
            + "call into a constant before it, then run again")
      }
      do throws(RewriteFailure) {
        return try rewriter.rewrite(match, to: template)
      } catch {
        throw Problem(reason: "\(error.message); rewrite this by hand")
      }
    case .remove(let removal):
      guard let changes = rewriter.remove(removal, around: match.nodes) else {
        throw Problem(reason: "there is no \(removal.rawValue) to remove here; do this by hand")
      }
      return changes
    case .extract(let extraction): return try changes(extracting: extraction)
    case .fill(let text): return try changes(filling: match, with: text)
    case .note: return []
    }
  }

  private func changes(filling match: Match, with text: String) throws(Problem) -> [Change] {
    switch BlockGaps.of(match.node) {
    case nil: throw Problem(reason: "this is no block of code; do this by hand")
    case .unclear?:
      throw Problem(reason: "conditional compilation cuts through this block; do this by hand")
    case .severalConditions?:
      throw Problem(
        reason: "all code here stands in several #if; put `\(text)` where none of them holds")
    case BlockGaps.none?: return []
    case .places(let gaps)?:
      return rewriter.fill(
        gaps, of: match.node, with: MessageText.filled(text, with: match.captures))
    }
  }

  /// An edit away from the match.
  private func changes(of extra: ExtraEdit) throws(Problem) -> [Change] {
    switch extra {
    case .addImport(let module): return rewriter.addImport(module).map { [$0] } ?? []
    case .insert(let insertion):
      if let fact = insertion.condition,
        evaluator.judge(fact, in: match, captures: match.captures).truth != .yes
      {
        return []
      }
      return [try change(inserting: insertion)]
    }
  }

  private func change(inserting insertion: InsertedText) throws(Problem) -> Change {
    let text = MessageText.filled(insertion.text, with: match.captures)
    switch insertion.place {
    case .before(let capture):
      if let node = match.captures[capture]?.nodes.first {
        return rewriter.insert(text, before: node)
      }
    case .after(let capture):
      if let node = match.captures[capture]?.nodes.last {
        return rewriter.insert(text, after: node)
      }
    }
    throw Problem(reason: "there is nothing here to put `\(text)` beside; do this by hand")
  }

  /// Checks that no name that must be handled completely would still be used after all edits.
  func checkCompleteness() throws(Problem) {
    for completeness in rule.complete {
      let name = completeness.capture
      guard evaluator.declaration(of: name, in: match, captures: match.captures) != nil else {
        let text = match.captures[name]?.name ?? name
        throw Problem(
          reason: "\(text) is not declared in this file, so that its uses cannot all be found; "
            + "rewrite this by hand")
      }
      let rest = evaluator.uncoveredReferences(
        to: name, scope: completeness.scope, in: match,
        captures: match.captures, handled: handledRanges(of: name))
      guard rest.isEmpty else {
        let answer = Judgement(.no, lines: rest.map { $0.tree.toldLine(at: $0.start) })
        throw Problem(
          reason: MessageText.filled(completeness.otherwise, with: match.captures, answer))
      }
    }
  }

  /// The parts of the file in which a captured name is dealt with: where the matches spell the name
  /// out, and all that is taken away.
  private func handledRanges(of capture: String) -> [Range<Int>] {
    ([(rule.action, match)] + dependents.map { ($0.rule.action, $0.match) }).flatMap {
      (action: Action, found: Match) in
      guard case .remove(let removal) = action else { return found.ranges(of: capture) }
      return (rewriter.remove(removal, around: found.nodes) ?? []).map(\.range)
    }
  }
}

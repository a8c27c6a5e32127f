import CodeFacts
import QueryLanguage
import Rewriting
import SyntaxTrees
import TextEditing

/// Makes the one unit of a match: its own changes, those beside it, and those of the dependent
/// rules; or says why there can be none.
struct UnitBuilder {
  /// Why a match is not rewritten.
  struct Problem: Error {
    var reason: String
  }

  let match: Match
  let rule: Rule
  let evaluator: FactEvaluator
  let rewriter: Rewriter

  func build(_ derivation: Derivation) -> Result<RewriteUnit, Problem> {
    do {
      var changes = try self.changes(of: rule.action, for: match)
      changes += extraChanges()
      let dependents = dependentMatches()
      for (dependent, found) in dependents {
        changes += try self.changes(of: dependent.action, for: found)
      }
      return .success(RewriteUnit(derivation: derivation, place: match.range, changes: changes))
    } catch {
      return .failure(Problem(reason: "\(error.message); rewrite this by hand"))
    }
  }

  private func changes(
    of action: Action, for match: Match
  ) throws(RewriteFailure) -> [Change] {
    switch action {
    case .rewrite(let template): try rewriter.rewrite(match, to: template)
    case .remove(let removal): rewriter.remove(removal, around: match.nodes) ?? []
    case .note: []
    }
  }

  /// The edits away from the match.
  private func extraChanges() -> [Change] {
    var changes: [Change] = []
    for extra in rule.extras {
      switch extra {
      case .addImport(let module): changes += rewriter.addImport(module).map { [$0] } ?? []
      case .insert(let insertion):
        if let fact = insertion.condition,
          evaluator.judge(fact, in: match, captures: match.captures).truth != .yes
        {
          continue
        }
        changes += insertionChanges(insertion)
      }
    }
    return changes
  }

  private func insertionChanges(_ insertion: InsertedText) -> [Change] {
    let text = MessageText(insertion.text).filled(with: match.captures)
    switch insertion.place {
    case .before(let capture):
      guard let node = match.captures[capture]?.nodes.first else { return [] }
      return [rewriter.insert(text, before: node)]
    case .after(let capture):
      guard let node = match.captures[capture]?.nodes.last else { return [] }
      return [rewriter.insert(text, after: node)]
    }
  }

  /// What the dependent rules match, each node once, in the order of the file.
  private func dependentMatches() -> [(rule: DependentRule, match: Match)] {
    var taken: Set<NodeID> = [match.node.id]
    var result: [(rule: DependentRule, match: Match)] = []
    for rule in rule.then {
      for root in evaluator.file.roots(of: rule.scope, at: match.node) {
        for found in rule.match.matches(in: root, bound: match.captures)
        where !taken.contains(found.node.id) && fits(found, rule) {
          taken.insert(found.node.id)
          result.append((rule, found))
        }
      }
    }
    return result.sorted { $0.match.range.lowerBound < $1.match.range.lowerBound }
  }

  private func fits(_ found: Match, _ rule: DependentRule) -> Bool {
    if let beside = rule.beside, !hasSibling(found, fitting: beside) { return false }
    return rule.conditions.allSatisfy {
      evaluator.judge($0, in: found, captures: found.captures).truth == .yes
    } && namesAreMeant(in: found)
  }

  /// Whether another statement of the match's block fits a matcher.
  private func hasSibling(_ found: Match, fitting beside: Matcher) -> Bool {
    let own = [found.node] + Array(found.node.ancestors)
    guard let statement = own.first(where: { $0.parent?.kind == .statements }),
      let block = statement.parent
    else { return false }
    // What stands in another branch of an `#if` is not beside it.
    let branches = block.children.split { $0.kind == .directive }
    return branches.first { $0.contains(statement) }?.contains { sibling in
      guard sibling.id != statement.id,
        let other = beside.match(at: sibling, bound: found.captures)
      else { return false }
      return evaluator.namesMeanTheSame(in: other, as: match)
    } ?? false
  }

  /// Whether the names that must be handled completely mean in this match what they mean in the
  /// rule's own.
  private func namesAreMeant(in found: Match) -> Bool {
    rule.complete.allSatisfy { completeness in
      let references = evaluator.uncoveredReferences(
        to: completeness.capture, scope: .file, in: match, captures: match.captures, handled: [])
      if found.isDeclaration { return isInSameType(found.node, match.node) }
      let places = references.map(\.start)
      return found.ranges(of: completeness.capture).allSatisfy { range in
        places.contains { range.lowerBound <= $0 && $0 < range.upperBound }
      }
    }
  }

  private func isInSameType(_ a: Node, _ b: Node) -> Bool {
    let declarations = evaluator.file.declarations
    return declarations.type(around: a)?.path == declarations.type(around: b)?.path
  }

  /// Says which names would still be used somewhere after all edits; nil if none is.
  func incompleteness() -> String? {
    guard !rule.complete.isEmpty else { return nil }
    let dependents = dependentMatches()
    for completeness in rule.complete {
      var handled = match.ranges(of: completeness.capture)
      for (dependent, found) in dependents {
        if case .remove(let removal) = dependent.action {
          handled += (rewriter.remove(removal, around: found.nodes) ?? []).map(\.range)
        } else {
          handled += found.ranges(of: completeness.capture)
        }
      }
      let rest = evaluator.uncoveredReferences(
        to: completeness.capture, scope: completeness.scope, in: match,
        captures: match.captures, handled: handled)
      guard rest.isEmpty else {
        let lines = rest.map { $0.tree.lines.position(at: $0.start).line }
        let answer = Judgement(.no, lines: lines)
        return MessageText(completeness.otherwise).filled(with: match.captures, answer)
      }
    }
    return nil
  }
}

extension Match {
  /// Whether the match is a declaration, whose name is no reference.
  var isDeclaration: Bool { node.kind == .propertyDeclaration }
}

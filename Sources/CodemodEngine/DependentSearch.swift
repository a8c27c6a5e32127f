import CodeFacts
import QueryLanguage
import Rewriting
import SyntaxTrees

/// Finds what depends on a match: code that shares its captures, such as the places of a rule's
/// dependent rules.
struct DependentSearch {
  /// A place, and the rule that takes it, with the rule's index.
  typealias Place = (index: Int, rule: DependentRule, match: Match)

  private let match: Match
  private let evaluator: FactEvaluator
  /// Where the code speaks of what captured names mean, by capture.
  private let mentions: [String: [Node]]

  init(match: Match, evaluator: FactEvaluator) {
    self.match = match
    self.evaluator = evaluator
    mentions = match.captures.filter { $0.value.isName }.keys.reduce(into: [:]) { result, name in
      guard
        let declaration = evaluator.declaration(of: name, in: match, captures: match.captures)
      else { return }
      let references = evaluator.uncoveredReferences(
        to: name, scope: .project, in: match, captures: match.captures, handled: [])
      result[name] = [declaration] + references
    }
  }

  /// What dependent rules match, each node once, those of this file in order; where several rules
  /// fit, the first takes the place.
  ///
  /// - Parameters:
  ///   - rules: The dependent rules.
  ///   - isOpen: Whether the match itself may be such a place, as nothing else becomes of it.
  /// - Returns: The places.
  func places(of rules: [DependentRule], withMatch isOpen: Bool) -> [Place] {
    var taken = isOpen ? [] : Set(match.nodes)
    var result: [Place] = []
    for (index, rule) in rules.enumerated() {
      let roots = evaluator.file.roots(
        of: rule.scope, at: match.node, holding: rule.match.requiredLiterals)
      for root in roots {
        for found in matches(of: rule.match, in: root)
        where !taken.contains(found.node) && fits(found, rule) {
          taken.insert(found.node)
          result.append((index, rule, found))
        }
      }
    }
    // What another place spells out, or takes away, is dealt with by its rule.
    let open = result.filter { place in !result.contains { Self.covers($0, place) } }
    return open.enumerated().sorted { first, second in
      let (a, b) = (first.element.match, second.element.match)
      guard a.node.tree === b.node.tree else { return first.offset < second.offset }
      return a.range.lowerBound < b.range.lowerBound
    }.map(\.element)
  }

  /// What a matcher fits at a node and below it, sharing the captures of the match; only where the
  /// names in them mean what they mean there.
  func matches(of matcher: Matcher, in root: Node) -> [Match] {
    matcher.matches(in: root, bound: match.captures).filter { found in
      namesAreMeant(in: found)
        && evaluator.typeNamesMeanTheSame(at: found.node, as: match.captures) == .yes
    }
  }

  private func fits(_ found: Match, _ rule: DependentRule) -> Bool {
    if let beside = rule.beside, !hasSibling(found, fitting: beside) { return false }
    return rule.conditions.allSatisfy {
      evaluator.judge($0, in: found, captures: found.captures).truth == .yes
    }
  }

  /// Whether another statement of the match's block fits a matcher.
  private func hasSibling(_ found: Match, fitting beside: Matcher) -> Bool {
    guard let statement = found.node.statement, let block = statement.parent else { return false }
    // What stands in another branch of an `#if` is not beside it.
    let branches = block.children.split { $0.kind == .directive }
    return branches.first { $0.contains(statement) }?.contains { sibling in
      guard sibling.id != statement.id,
        let other = beside.match(at: sibling, bound: found.captures)
      else { return false }
      return evaluator.namesMeanTheSame(in: other, as: match)
    } ?? false
  }

  /// Whether the names that the match has captured mean the same in what shares its captures:
  /// a local variable or another type may have something of that name as well.
  private func namesAreMeant(in found: Match) -> Bool {
    mentions.allSatisfy { name, nodes in
      found.ranges(of: name).allSatisfy { range in
        nodes.contains { $0.tree === found.node.tree && range.contains($0.start) }
      }
    }
  }
}

extension DependentSearch {
  /// Whether one place holds another and leaves nothing of it.
  private static func covers(_ outer: Place, _ inner: Place) -> Bool {
    let (match, range) = (outer.match, inner.match.range)
    guard match.tree === inner.match.tree, match.node != inner.match.node,
      match.range.lowerBound <= range.lowerBound, range.upperBound <= match.range.upperBound
    else { return false }
    switch outer.rule.action {
    case .remove(.match), .remove(.declaration), .remove(.statement): return true
    case .rewrite(let template):
      guard let pattern = match.pattern else { return false }
      let item = match.items.first { $0.isPresent && $0.range.contains(range.lowerBound) }
      guard case .item(let index)? = item?.role else { return false }
      switch pattern.items[index].content {
      case .token: return true
      case .placeholder(let hole): return !template.captures.contains(hole.name)
      }
    default: return false
    }
  }
}

extension Node {
  /// The statement that the node is or stands in.
  fileprivate var statement: Node? {
    if parent?.kind == .statements { return self }
    return ancestors.first { $0.parent?.kind == .statements }
  }
}

extension Capture {
  /// Whether a name is captured: alone, behind `self.`, or as what `$name` or `_name` is built from.
  fileprivate var isName: Bool {
    switch self {
    case .node(let node): node.kind == .simpleIdentifier || name != text
    case .text(let text): text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    case .run, .absent: false
    }
  }
}

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

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - match: The match.
  ///   - evaluator: The facts as they are where the match stands.
  ///   - outer: The search that found the match, if that depends on another one.
  init(match: Match, evaluator: FactEvaluator, inside outer: DependentSearch? = nil) {
    self.match = match
    self.evaluator = evaluator
    let known = outer?.match.captures ?? [:]
    let names = match.captures.filter { $0.value.isName && known[$0.key] == nil }.keys
    mentions = names.reduce(into: outer?.mentions ?? [:]) { result, name in
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
    return places(of: rules, taken: &taken)
  }

  private func places(of rules: [DependentRule], taken: inout Set<Node>) -> [Place] {
    var result: [Place] = []
    for (index, rule) in rules.enumerated() {
      for root in roots(of: rule) {
        for found in matches(of: rule.match, in: root)
        where !taken.contains(found.node) && fits(found, rule) && isOwn(found, in: root, rule) {
          taken.insert(found.node)
          result.append((index, rule, found))
          guard !rule.then.isEmpty else { continue }
          let inner = DependentSearch(
            match: found, evaluator: evaluator.seen(from: found.node), inside: self)
          result += inner.places(of: rule.then, taken: &taken).map { (index, $0.rule, $0.match) }
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
    // What the matcher does not speak of may be called otherwise there.
    let names = matcher.names
    let spoken = match.captures.filter { names.contains($0.key) }
    return matcher.matches(in: root, bound: match.captures).filter { found in
      namesAreMeant(in: found)
        && evaluator.typeNamesMeanTheSame(at: found.node, as: spoken) == .yes
    }
  }

  private func roots(of rule: DependentRule) -> [Node] {
    if let code = rule.within { return match.captures[code]?.nodes ?? [] }
    let literals = rule.match.requiredLiterals(bound: match.captures)
    return evaluator.file.roots(of: rule.scope, at: match.node, holding: literals)
  }

  /// Whether `$0` that is found in captured code is not one of a closure inside of that.
  private func isOwn(_ found: Match, in root: Node, _ rule: DependentRule) -> Bool {
    guard rule.within != nil, found.node.parameterNumber != nil else { return true }
    let code = root.kind == .lambdaLiteral ? root.namedChildren : [root]
    return code.contains { $0.contains(found.node) && !found.node.hasClosure(within: $0) }
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

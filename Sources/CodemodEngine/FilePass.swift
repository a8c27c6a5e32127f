import CodeFacts
import QueryLanguage
import Rewriting
import SyntaxTrees
import TextEditing

/// One look over a file by the codemods that may have business in it: what to rewrite, what needs a
/// hand, what is held back.
struct FilePass {
  /// A finding in terms of the text that was looked at.
  struct Note: Hashable {
    var codemod: String
    var offset: Int
    var reason: String
  }

  /// What to rewrite, in the order of the file and of the rules.
  private(set) var units: [RewriteUnit] = []
  /// What needs a hand.
  private(set) var notes: [Note] = []
  /// How many places are held back, and why.
  private(set) var withheld: [Withheld: Int] = [:]

  /// The file's text and what is known of it.
  let context: RewriteContext
  private let engine: Engine
  private let codemods: Set<Int>
  private let evaluator: FactEvaluator
  private let rewriter: Rewriter
  private let obstacles: Obstacles
  private let targets: [PlatformVersion]?

  /// Looks over a file.
  ///
  /// - Parameters:
  ///   - tree: The file.
  ///   - file: Where it comes from.
  ///   - engine: The codemods and options.
  ///   - codemods: The indices of the codemods that may find something.
  init(tree: SyntaxTree, file: SourceFile, engine: Engine, codemods: [Int]) {
    self.engine = engine
    self.codemods = Set(codemods)
    context = RewriteContext(tree: tree)
    rewriter = Rewriter(context)
    obstacles = Obstacles(in: tree)
    targets = file.targets
    evaluator = FactEvaluator(
      file: FileFacts(tree: tree, path: file.path, sdk: engine.sdk), target: file.targets)
    self.codemods.isEmpty ? () : walk(tree)
  }

  private mutating func walk(_ tree: SyntaxTree) {
    let wanted = codemods.filter { importsItsModules(engine.codemods[$0]) }
    guard !wanted.isEmpty else { return }
    for id in engine.rules.candidates(in: tree) {
      guard let node = tree.node(id) else { continue }
      var taken: Set<Int> = []
      for reference in engine.rules.rules(for: node.kind)
      where wanted.contains(reference.codemod) && !taken.contains(reference.codemod) {
        if apply(reference, at: node) { taken.insert(reference.codemod) }
      }
    }
  }

  private func importsItsModules(_ codemod: Codemod) -> Bool {
    guard !codemod.imports.isEmpty else { return true }
    return codemod.imports.contains(where: evaluator.file.declarations.imports.contains)
  }

  /// Tries a rule at a node; says whether the place is the rule's business, whatever came of it.
  private mutating func apply(_ reference: RuleTable.Reference, at node: Node) -> Bool {
    let codemod = engine.codemods[reference.codemod]
    let rule = codemod.rules[reference.rule]
    guard let match = rule.match.match(at: node) else { return false }
    for fact in rule.conditions
    where evaluator.judge(fact, in: match, captures: match.captures).truth != .yes {
      return false
    }
    decide(match, rule: rule, at: reference, of: codemod)
    return true
  }

  /// Rewrites a match, or says why not.
  private mutating func decide(
    _ match: Match, rule: Rule, at reference: RuleTable.Reference, of codemod: Codemod
  ) {
    if let reason = availabilityProblem(of: codemod, at: match) {
      withheld[Withheld(codemod: codemod.id, reason: reason), default: 0] += 1
      return
    }
    var match = match
    let names = UnitBuilder(match: match, rule: rule, evaluator: evaluator, rewriter: rewriter)
    if let reason = names.incompleteness() { return note(reason, match, codemod) }
    if let reason = unmetRequirement(of: rule, in: match) { return note(reason, match, codemod) }
    if let reason = computeCaptures(of: rule, in: &match) { return note(reason, match, codemod) }
    let confidence = confidence(of: rule, in: match, codemod)
    if case .note(let text) = rule.action {
      return note(text.filled(with: match.captures), match, codemod)
    }
    if let reason = obstacles.reason(against: match) { return note(reason, match, codemod) }
    let builder = UnitBuilder(
      match: match, rule: rule, evaluator: evaluator, rewriter: rewriter)
    switch builder.build(
      Derivation(
        codemod: codemod.id, rule: reference.rule,
        position: context.tree.lines.position(at: match.place),
        captures: match.captures.mapValues(\.text)))
    {
    case .failure(let problem): note(problem.reason, match, codemod)
    case .success(let unit):
      if confidence == .safe || engine.options.review {
        units.append(unit)
      } else if !unit.changes.isEmpty {
        let reason = "wants review; see it with --review"
        withheld[Withheld(codemod: codemod.id, reason: reason), default: 0] += 1
      }
    }
  }

  private mutating func note(_ reason: String, _ match: Match, _ codemod: Codemod) {
    notes.append(Note(codemod: codemod.id, offset: match.place, reason: reason))
  }

  /// Why a codemod's results would not run on all that the file's target deploys to.
  private func availabilityProblem(of codemod: Codemod, at match: Match) -> String? {
    guard !codemod.available.isEmpty else { return nil }
    let answer = evaluator.judge(.target(codemod.available), in: match, captures: match.captures)
    return answer.truth == .yes ? nil : answer.detail
  }

  private func unmetRequirement(of rule: Rule, in match: Match) -> String? {
    for requirement in rule.requirements {
      let answer = evaluator.judge(requirement.fact, in: match, captures: match.captures)
      if answer.truth != .yes {
        return MessageText(requirement.otherwise).filled(with: match.captures, answer)
      }
    }
    return nil
  }

  /// Adds the captures that are computed, unless the match has them; says what to do if it cannot.
  private func computeCaptures(of rule: Rule, in match: inout Match) -> String? {
    for computed in rule.lets where match.captures[computed.name] == nil {
      let text: String?
      switch computed.value {
      case .text(let template): text = template.filled(with: match.captures)
      case .typeOf(let capture):
        text = match.captures[capture]?.nodes.first.flatMap { evaluator.file.types.type(of: $0) }
      }
      guard let text else { return computed.otherwise.filled(with: match.captures) }
      match.captures[computed.name] = .text(text)
    }
    return nil
  }

  private func confidence(of rule: Rule, in match: Match, _ codemod: Codemod) -> Confidence {
    let confidence = rule.confidence ?? codemod.confidence
    guard confidence == .safe else { return confidence }
    let isSure = rule.reviewUnless.allSatisfy {
      evaluator.judge($0, in: match, captures: match.captures).truth == .yes
    }
    return isSure ? .safe : .review
  }
}

extension Match {
  /// The byte offset that stands for the match when it is spoken of: the first word that the
  /// pattern itself spells out if the pattern begins with a hole, such as the receiver of a call,
  /// else the match's start.
  var place: Int {
    guard let pattern, case .placeholder? = pattern.items.first?.content else {
      return range.lowerBound
    }
    for item in items where item.isPresent {
      guard case .item(let index) = item.role, pattern.items.indices.contains(index),
        case .token(let text) = pattern.items[index].content,
        let first = text.first, first.isLetter || first == "_"
      else { continue }
      return item.range.lowerBound
    }
    return range.lowerBound
  }
}

extension MessageText {
  /// The text for people: captures in its holes, and what a fact's answer has to say.
  func filled(with captures: Captures, _ answer: Judgement? = nil) -> String {
    filled { name in
      switch name {
      case "detail": answer?.detail
      case "places": answer.map { $0.lines.map { "line \($0)" }.joined(separator: ", ") }
      case "line": answer?.line.map(String.init)
      default: captures[name]?.name
      }
    }
  }
}

extension String {
  /// The text with captures in its holes.
  fileprivate func filled(with captures: Captures) -> String {
    MessageText(self).filled(with: captures)
  }
}

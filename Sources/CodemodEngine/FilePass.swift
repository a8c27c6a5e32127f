import CodeFacts
import Profiling
import QueryLanguage
import Rewriting
import SyntaxTrees
import TextEditing

/// One look over a file by the codemods that may have business in it: what to rewrite, what needs a
/// hand, what is held back.
struct FilePass {
  /// What there is to say about a place, in terms of the text that was looked at.
  struct Note: Hashable {
    var codemod: String
    var offset: Int
    var reason: String
  }

  /// What came of the look.
  struct Result: Sendable {
    /// What to rewrite, in the order of the file and of the rules.
    var units: [ProjectUnit] = []
    /// What needs a hand.
    var notes: [Note] = []
    /// What is held back, and why.
    var withheld: [Note] = []
    /// The matches that have to do with places; empty if none are asked for.
    var related: [PlaceSelection.Related] = []
    /// The names on which all of this depends, wherever they stand in the project.
    var askedNames: Set<String> = []
  }

  private var result = Result()
  private let tree: SyntaxTree
  private let engine: Engine
  private let evaluator: FactEvaluator
  private let sites: EditSites
  private let targets: [[PlatformVersion]?]
  private let places: PlaceSearch?
  private let recorder = Profile.recorder

  /// Prepares the look over a file.
  ///
  /// - Parameters:
  ///   - index: The number of the file in the project.
  ///   - project: The files as they are now.
  ///   - targets: What each file deploys to.
  ///   - engine: The codemods and options.
  ///   - isFixed: For each file whether it must not be changed.
  ///   - places: Where matches count; nil for everywhere.
  init(
    _ index: Int, of project: Project, targets: [[PlatformVersion]?], engine: Engine,
    isFixed: [Bool], places: PlaceSearch?
  ) {
    self.engine = engine
    self.targets = targets
    self.places = places
    let file = ProjectFacts(of: project, sdk: engine.sdk).facts(of: index)
    tree = file.tree
    evaluator = FactEvaluator(file: file, target: targets[index])
    sites = EditSites(of: file, isFixed: isFixed)
  }

  /// Has codemods look over the file.
  ///
  /// - Parameter codemods: The indices of the codemods that may find something.
  /// - Returns: What they found.
  mutating func result(of codemods: [Int]) -> Result {
    walk(codemods.filter { importsItsModules(engine.codemods[$0]) })
    result.askedNames = evaluator.file.project.askedNames
    return result
  }

  private mutating func walk(_ codemods: [Int]) {
    guard !codemods.isEmpty else { return }
    let isWanted = engine.rules.kinds(of: codemods)
    let selected = Set(codemods)
    for id in 0..<NodeID(tree.nodeCount) where isWanted[Int(tree.kind(of: id).rawValue)] {
      var taken: Set<Int> = []
      for reference in engine.rules.rules(at: id, of: tree)
      where selected.contains(reference.codemod) && !taken.contains(reference.codemod) {
        guard let node = tree.node(id) else { continue }
        if apply(reference, at: node) { taken.insert(reference.codemod) }
      }
    }
  }

  private func importsItsModules(_ codemod: Codemod) -> Bool {
    codemod.imports.isEmpty
      || codemod.imports.contains(where: evaluator.file.declarations.imports.contains)
  }

  /// Tries a rule at a node; says whether the place is the rule's business, whatever came of it.
  private mutating func apply(_ reference: RuleTable.Reference, at node: Node) -> Bool {
    let codemod = engine.codemods[reference.codemod]
    recorder?.codemod = codemod.id
    defer { recorder?.codemod = nil }
    let rule = codemod.rules[reference.rule]
    guard let match = rule.match.match(at: node),
      rule.conditions.allSatisfy({ holds($0, in: match) })
    else { return false }
    var relations: [PlaceRelation] = []
    if let places {
      relations = places.relations(of: match, (reference.codemod, codemod), evaluator)
      guard !relations.isEmpty else { return true }
      result.related.append(
        .init(codemod: reference.codemod, offset: match.place, relations: relations))
    }
    let count = result.units.count
    decide(match, rule: rule, at: reference, of: codemod)
    for index in count..<result.units.count { result.units[index].relations = relations }
    return true
  }

  private func holds(_ fact: Fact, in match: Match) -> Bool {
    evaluator.judge(fact, in: match, captures: match.captures).truth == .yes
  }

  /// Rewrites a match, or says why not.
  private mutating func decide(
    _ found: Match, rule: Rule, at reference: RuleTable.Reference, of codemod: Codemod
  ) {
    let needed = rule.available ?? codemod.available
    if let reason = availabilityProblem(of: needed, at: found, in: evaluator) {
      return withhold(codemod, at: found, reason)
    }
    do throws(Problem) {
      let computed = CaptureComputation(evaluator: evaluator, sites: sites)
        .result(for: found, of: rule.lets)
      let match = computed.match
      // What depends on the match may stand anywhere; it is not looked for in vain.
      if rule.complete.isEmpty { try checkRequirements(of: rule, in: found) }
      let builder = UnitBuilder(
        computed, rule: rule, evaluator: evaluator, sites: sites)
      try builder.checkCompleteness()
      if !rule.complete.isEmpty { try checkRequirements(of: rule, in: found) }
      if let missing = computed.problem { throw missing }
      if case .check = rule.action { return }
      if case .note(let text) = rule.action {
        throw Problem(reason: MessageText.filled(text, with: match.captures))
      }
      let unit = try Profile.measure(.rewrite) { () throws(Problem) in
        try builder.build(derivation(of: match, at: reference, of: codemod))
      }
      guard !unit.main.changes.isEmpty || !unit.others.isEmpty else { return }
      for index in unit.others.keys.sorted() {
        let other = FactEvaluator(
          file: evaluator.file.project.facts(of: index), target: targets[index])
        guard let reason = availabilityProblem(of: needed, at: match, in: other) else { continue }
        return withhold(codemod, at: found, "\(other.file.path), which goes with this: \(reason)")
      }
      if engine.options.review || confidence(of: rule, in: match, codemod) == .safe {
        result.units.append(unit)
      } else {
        let advice = places == nil ? "see it with --review" : "--review makes this change"
        withhold(codemod, at: found, "wants review; \(advice)")
      }
    } catch {
      result.notes.append(Note(codemod: codemod.id, offset: found.place, reason: error.reason))
    }
  }

  private func derivation(
    of match: Match, at reference: RuleTable.Reference, of codemod: Codemod
  ) -> Derivation {
    Derivation(
      codemod: codemod.id, rule: reference.rule,
      position: tree.lines.position(at: match.place),
      captures: match.captures.mapValues(\.text))
  }

  private mutating func withhold(_ codemod: Codemod, at match: Match, _ reason: String) {
    result.withheld.append(Note(codemod: codemod.id, offset: match.place, reason: reason))
  }

  /// Why a result would not run on all that a file's target deploys to.
  private func availabilityProblem(
    of needed: [PlatformVersion], at match: Match, in evaluator: FactEvaluator
  ) -> String? {
    guard !needed.isEmpty else { return nil }
    let answer = evaluator.judge(.target(needed), in: match, captures: match.captures)
    return answer.truth == .yes ? nil : answer.detail
  }

  private func checkRequirements(of rule: Rule, in match: Match) throws(Problem) {
    for requirement in rule.requirements {
      let answer = evaluator.judge(requirement.fact, in: match, captures: match.captures)
      guard answer.truth == .yes else {
        throw Problem(
          reason: MessageText.filled(requirement.otherwise, with: match.captures, answer))
      }
    }
  }

  private func confidence(of rule: Rule, in match: Match, _ codemod: Codemod) -> Confidence {
    let confidence = rule.confidence ?? codemod.confidence
    guard confidence == .safe else { return confidence }
    return rule.reviewUnless.allSatisfy { holds($0, in: match) } ? .safe : .review
  }
}

/// Why a match is left for people, in their words.
struct Problem: Error {
  var reason: String
}

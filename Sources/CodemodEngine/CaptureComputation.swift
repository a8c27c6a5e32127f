import CodeFacts
import QueryLanguage
import Rewriting
import SyntaxTrees
import TextEditing

/// Computes the captures that a rule adds to a match.
struct CaptureComputation {
  let evaluator: FactEvaluator
  let sites: EditSites

  /// A match with what was computed for it.
  struct Result {
    var match: Match
    /// What becomes of the pieces of mapped lists, where they stand.
    var pieces: [Change] = []
    /// What comes between the pieces of these lists, by the captures' names.
    var separators: [String: PieceSeparator] = [:]
    /// What to say if a capture could not be computed.
    var problem: Problem?
  }

  /// Computes the captures, but for those that the match has already.
  func result(for match: Match, of lets: [ComputedCapture]) -> Result {
    var result = Result(match: match)
    for computed in lets where result.match.captures[computed.name] == nil {
      do throws(Problem) {
        switch computed.value {
        case .map(let list):
          let mapped = try pieces(of: list, computed.otherwise, in: result.match)
          result.match.captures[computed.name] = mapped.capture
          result.pieces += mapped.changes
          result.separators[computed.name] = list.separator.map { .text($0) } ?? .asPlaced
        case .operands(let name, let symbol):
          result.match.captures[computed.name] = try operands(
            of: name, symbol, computed.otherwise, in: result.match)
        default:
          result.match.captures[computed.name] = .text(try text(of: computed, in: result.match))
        }
      } catch {
        result.problem = error
        return result
      }
    }
    return result
  }

  private func text(of computed: ComputedCapture, in match: Match) throws(Problem) -> String {
    switch part(of: computed.value, in: match) {
    case .text(let text): return text
    case .impossible(let words):
      let answer = obstacle(to: computed.value, in: match) ?? Judgement(.unknown, words)
      throw Problem(reason: MessageText.filled(computed.otherwise, with: match.captures, answer))
    case nil:
      guard case .copy(let capture, let rules) = computed.value else {
        throw Problem(reason: MessageText.filled(computed.otherwise, with: match.captures))
      }
      return try copy(of: capture, rules, as: computed.name, in: match)
    }
  }

  /// What the facts alone tell; nil if they do not.
  private func part(of value: ComputedCapture.Value, in match: Match) -> FactEvaluator.WrittenPart?
  {
    func expression(_ name: String) -> Node? { match.captures[name]?.nodes.first }
    let types = evaluator.file.types
    switch value {
    case .text(let template): return .text(MessageText.filled(template, with: match.captures))
    case .choice(let texts):
      let text = texts.first { text in
        text.condition.map {
          evaluator.judge($0, in: match, captures: match.captures).truth == .yes
        } ?? true
      }
      return text.map { .text(MessageText.filled($0.text, with: match.captures)) }
    case .typeOf(let name): return expression(name).flatMap(types.type).map { .text($0) }
    case .elementTypeOf(let name):
      return expression(name).flatMap(types.elementType).map { .text($0) }
    case .memberwise(let part): return evaluator.memberwise(part, at: match)
    case .neededVersions(let subject):
      return evaluator.neededVersions(of: subject, in: match, captures: match.captures)
        .map { .text($0) }
    case .freeName(let names):
      return names.first { evaluator.file.isUnused($0, around: match.node) }.map { .text($0) }
    case .nameWithout(let prefix, let name):
      return expression(name).map { .text(evaluator.file.name(of: $0, without: prefix)) }
    case .freeVariables(let name, let form, let label):
      let variables = variables(of: name, in: match)
      if let obstacle = variables.obstacle { return .impossible(obstacle.detail) }
      return .text(
        form == .parameters
          ? variables.parameters(firstLabel: label) : variables.arguments(firstLabel: label))
    case .copy, .map, .operands: return nil
    }
  }

  private func variables(of capture: String, in match: Match) -> FreeVariables {
    FreeVariables(of: match.captures[capture]?.nodes ?? [], in: evaluator.file)
  }

  /// What is in the way of computing a capture, with its place.
  private func obstacle(to value: ComputedCapture.Value, in match: Match) -> Judgement? {
    guard case .freeVariables(let capture, _, _) = value else { return nil }
    return variables(of: capture, in: match).obstacle
  }

  /// A copy of captured code with all that rules make of it.
  private func copy(
    of name: String, _ rules: CopyRules, as copy: String, in match: Match
  ) throws(Problem) -> String {
    guard let capture = match.captures[name] else {
      throw Problem(reason: "there is nothing here to copy; rewrite this by hand")
    }
    var units: [RewriteUnit] = []
    for (rule, found) in places(in: capture, rules.rules, match) {
      units.append(try unit(of: rule, at: found))
    }
    guard let text = sites.site(of: match.node).rewriter.copy(of: capture, making: units) else {
      throw Problem(reason: "the changes of its copy are at odds; rewrite this by hand")
    }
    var captures = match.captures
    captures[copy] = .text(text)
    for requirement in rules.requirements {
      let answer = evaluator.judge(requirement.fact, in: match, captures: captures)
      guard answer.truth == .yes else {
        throw Problem(reason: MessageText.filled(requirement.otherwise, with: captures, answer))
      }
    }
    return text
  }

  /// What rules match in captured code, each node once.
  private func places(
    in capture: Capture, _ rules: [CopyRule], _ match: Match
  ) -> [(rule: CopyRule, match: Match)] {
    var taken: Set<NodeID> = []
    var result: [(rule: CopyRule, match: Match)] = []
    for rule in rules {
      for node in capture.nodes {
        for found in rule.match.matches(in: node, bound: match.captures)
        where !taken.contains(found.node.id) && fits(found, rule) {
          taken.insert(found.node.id)
          result.append((rule, found))
        }
      }
    }
    return result
  }

  func fits(_ found: Match, _ rule: CopyRule) -> Bool {
    rule.conditions.allSatisfy {
      evaluator.judge($0, in: found, captures: found.captures).truth == .yes
    }
  }

  /// What a rule makes of a place in captured code.
  func unit(of rule: CopyRule, at found: Match) throws(Problem) -> RewriteUnit {
    let computed = result(for: found, of: rule.lets)
    if let problem = computed.problem { throw problem }
    let builder = UnitBuilder(
      computed, rule: Rule(match: rule.match, action: rule.action), evaluator: evaluator,
      sites: sites)
    let derivation = Derivation(
      codemod: "", rule: 0, position: found.tree.lines.position(at: found.place), captures: [:])
    return try builder.build(derivation).main
  }
}

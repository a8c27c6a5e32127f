public import QueryLanguage
import SyntaxTrees

/// Answers facts about the matches in one file.
public struct FactEvaluator {
  /// What the file's code tells.
  public let file: FileFacts
  /// The lowest versions that the file's target runs on; nil if they are not known.
  public let target: [PlatformVersion]?

  /// What is said of a file when nothing tells what it deploys to.
  public static let targetIsUnknown = "the deployment target of this file is not known"

  /// Creates an evaluator for a file.
  public init(file: FileFacts, target: [PlatformVersion]? = nil) {
    self.file = file
    self.target = target
  }

  /// Whether a fact holds for a match.
  ///
  /// - Parameters:
  ///   - fact: The fact; the names in it are names of captures, or else the code itself.
  ///   - match: The place that the fact is about.
  ///   - captures: What the names stand for; those of the match and computed ones.
  /// - Returns: The answer, with words unless it is a plain yes.
  public func judge(_ fact: Fact, in match: Match, captures: Captures) -> Judgement {
    let place = Place(match: match, captures: captures)
    switch fact {
    case .declared(let name, let declared): return judge(declared, name: name, at: place)
    case .assignedInInitializer(let name): return assignedInInitializer(name, at: place)
    case .assignedInEveryInitializer(let name): return assignedInEvery(name, at: place)
    case .assignedOnEveryPath(let name): return assignedOnEveryPath(name, at: place)
    case .assignedBeforeInitialized(let name): return assignedBeforeOthers(name, at: place)
    case .assignedBeforeUse(let name): return assignedBeforeUse(name, at: place)
    case .hasMemberwiseInitializer: return hasMemberwiseInitializer(at: place)
    case .memberwiseInitializer(let form): return memberwiseInitializer(form, at: place)
    case .memberwiseParameter(let name, let type):
      return memberwiseParameter(name, of: type, at: place)
    case .hasDefaultInitializer: return hasDefaultInitializer(at: place)
    case .assignedOnlyBeside(let name, let matcher):
      return assignedOnlyBeside(name, matcher, at: place)
    case .readElsewhere(let name): return readElsewhere(name, at: place)
    case .meansProperty(let name): return meansProperty(name, at: place)
    case .usesAreKnown(let name): return usesAreKnown(name, at: place)
    case .hasProperty(let property): return hasProperty(property, at: place)
    case .memberOf(let type): return isMember(of: type, at: place)
    case .hasSuperclass: return hasSuperclass(at: place)
    case .conformsIndirectly(let name): return conformsIndirectly(to: name, at: place)
    case .extendsAnotherFile: return extendsAnotherFile(at: place)
    case .isDesignated: return isDesignated(at: place)
    case .isAmbiguousType(let type): return isAmbiguous(type, at: place)
    case .standsFor(let name): return standsFor(name, at: place)
    case .conforms(let name, let protocolName, let isWrapped):
      return onExpression(name, at: place) {
        file.conformances.conforms($0, to: protocolName, unwrapped: isWrapped)
      }
    case .isWholeType(let name): return isWholeType(name, at: place)
    case .hasKnownType(let name): return onExpression(name, at: place, hasKnownType)
    case .mayThrow(let name): return onExpression(name, at: place, mayThrow)
    case .hasType(let name, let type, let isOptional):
      return onExpression(name, at: place) {
        hasType($0, type, isOptional: isOptional, at: place)
      }
    case .propertyWrapper(let name): return propertyWrapper(name, at: place)
    case .chain(let name, let chain):
      return onExpression(name, at: place) { judge(chain, of: $0) }
    case .isProtocol(let name): return isProtocol(place.text(of: name), at: place)
    case .declaresType(let name, let isReference):
      return declaresType(place.text(of: name), isReference: isReference, at: place)
    case .declaresFunction(let name, let takesClosure, let type):
      return declaresFunction(
        place.text(of: name), takesClosure: takesClosure, of: type, at: place)
    case .declarationContains(let name, let matcher):
      return declarationContains(place.identifier(name), matcher, at: place)
    case .inStatementHead: return StatementHead.judge(match)
    case .spansDirective: return spansDirective(place)
    case .mayBeEmpty: return mayBeEmpty(at: place)
    case .isBuilder: return isBuilder(at: place)
    case .builds(let name): return builds(name, at: place)
    case .branches(let name, let least): return branches(name, least, at: place)
    case .takes(let name, let count): return takes(name, count, at: place)
    case .elsewhere(let search, let scope, let times, let conditions):
      return elsewhere(search, scope: scope, times: times, where: conditions, at: place)
    case .sameCount(let names): return sameCount(names, at: place)
    case .contains(let name, let matcher): return contains(name, matcher, at: place)
    case .matches(let name, let matcher): return matches(name, matcher, at: place)
    case .every(let name, let matcher): return every(name, matcher, at: place)
    case .needsNewer(let subject): return needsNewer(subject, at: place)
    case .canBeGated(let subject): return canBeGated(subject, at: place)
    case .target(let versions): return deploys(to: versions)
    case .compiledOnlyFor(let platforms): return compiledOnlyFor(platforms, at: place)
    case .imports(let modules): return imports(modules)
    case .not(let fact): return judge(fact, in: match, captures: captures).negated
    case .possibly(let fact):
      var judgement = judge(fact, in: match, captures: captures)
      if judgement.truth == .unknown { judgement.truth = .yes }
      return judgement
    case .all(let facts):
      return Self.all(facts) { judge($0, in: match, captures: captures) }
    case .any(let facts):
      return Self.any(facts) { judge($0, in: match, captures: captures) }
    }
  }

  /// No if one is no, else unknown if one is unknown, else yes, with the words of the last.
  private static func all(_ facts: [Fact], _ judge: (Fact) -> Judgement) -> Judgement {
    var result = Judgement(.yes)
    for fact in facts {
      let judgement = judge(fact)
      if judgement.truth == .no { return judgement }
      if result.truth == .yes { result = judgement }
    }
    return result
  }

  /// Yes if one is yes, else unknown if one is unknown, else no, with the words of the last.
  private static func any(_ facts: [Fact], _ judge: (Fact) -> Judgement) -> Judgement {
    var result = Judgement(.no, "none of the alternatives holds")
    for fact in facts {
      let judgement = judge(fact)
      if judgement.truth == .yes { return judgement }
      if judgement.truth == .unknown || result.truth == .no { result = judgement }
    }
    return result
  }

  /// A match and what its names stand for.
  struct Place {
    let match: Match
    let captures: Captures

    var node: Node { match.node }

    /// The code of a capture; of any other word, the word.
    func text(of name: String) -> String { captures[name]?.text ?? name }

    /// The name that a capture holds, without backticks, `$` and `self.`.
    func identifier(_ name: String) -> String {
      guard let node = captures[name]?.nodes.last else { return text(of: name) }
      return node.lastToken?.identifierText ?? node.text
    }
  }

  /// Answers by the one expression that a capture holds.
  private func onExpression(
    _ name: String, at place: Place, _ answer: (Node) -> Judgement
  ) -> Judgement {
    guard let nodes = place.captures[name]?.nodes, nodes.count == 1 else {
      return Judgement(.unknown, "\(name) stands for no single expression here")
    }
    return answer(Expressions.value(of: nodes[0]))
  }

  private func hasKnownType(_ node: Node) -> Judgement {
    guard let type = file.types.type(of: node) else {
      return Judgement(.unknown, "the type of \(ShortText.of(node)) is not told by the code")
    }
    return Judgement(.yes, "\(ShortText.of(node)) is \(type)")
  }
}

/// What captures hold where they stand for an expression.
enum Expressions {
  /// The expression itself, or the value of the argument that a capture holds.
  static func value(of node: Node) -> Node {
    node.kind == .valueArgument ? node.child(.value) ?? node : node
  }
}

import CodeFacts
import QueryLanguage
import YAMLReading

extension FileReader {
  /// A list of facts.
  mutating func facts(_ node: YAMLNode?, _ what: String, scope: NameScope) -> [Fact] {
    guard let node, let nodes = entries(node, what, of: "facts") else { return [] }
    return nodes.compactMap { fact($0, "a fact of \(what)", scope: scope) }
  }

  /// One fact: a mapping with one word.
  mutating func fact(_ node: YAMLNode, _ what: String, scope: NameScope) -> Fact? {
    guard let fields = fields(of: node, in: what, known: FactWord.words) else { return nil }
    return fact(fields, of: node, what, scope: scope)
  }

  /// The one fact among the fields of a mapping.
  mutating func fact(
    _ fields: [String: YAMLNode], of node: YAMLNode, _ what: String, scope: NameScope
  ) -> Fact? {
    let words = FactWord.allCases.filter { fields[$0] != nil }
    guard words.count == 1, let word = words.first, let value = fields[word] else {
      // An unknown word has been reported already.
      if words.count > 1 {
        let list = words.map(\.quoted).joined(separator: ", ")
        report(
          "\(what) must be one fact, but has \(list)", at: node,
          advice: ["to ask for several, write them as entries of `all`"])
      } else if node.mapping?.allSatisfy({ $0.key.scalar?.text == "otherwise" }) ?? true {
        report("\(what) has no fact", at: node)
      }
      return nil
    }
    return fact(word, value, scope: scope)
  }

  private mutating func fact(_ word: FactWord, _ value: YAMLNode, scope: NameScope) -> Fact? {
    let what = word.quoted
    switch word {
    case .declared: return declared(value, scope: scope)
    case .conforms: return conforms(value, scope: scope)
    case .chain: return chain(value, scope: scope)
    case .hasType: return hasType(value, scope: scope)
    case .assignedInInitializer, .assignedInEveryInitializer, .assignedOnEveryPath,
      .assignedBeforeUse, .assignedBeforeInitialized, .readElsewhere, .meansProperty,
      .hasKnownType, .isWholeType, .mayThrow, .propertyWrapper, .usesAreKnown:
      return capture(value, what, scope).flatMap { Self.fact(word, about: $0) }
    case .hasMemberwiseInitializer: return plain(.hasMemberwiseInitializer, value, what)
    case .memberwiseInitializer: return memberwiseInitializer(value)
    case .memberwiseParameter: return memberwiseParameter(value, scope: scope)
    case .hasDefaultInitializer: return plain(.hasDefaultInitializer, value, what)
    case .inStatementHead: return plain(.inStatementHead, value, what)
    case .spansDirective: return plain(.spansDirective, value, what)
    case .isProtocol: return text(value, what).map { .isProtocol(name: $0) }
    case .declaresType: return declaresType(value, what)
    case .declaresFunction: return declaresFunction(value, what)
    case .mayBeEmpty: return plain(.mayBeEmpty, value, what)
    case .isBuilder: return plain(.isBuilder, value, what)
    case .builds: return text(value, what).map { .builds($0) }
    case .branches: return branches(value, scope: scope)
    case .takes: return takes(value, scope: scope)
    case .hasProperty: return hasProperty(value)
    case .memberOf: return capture(value, what, scope).map { .memberOf(type: $0) }
    case .hasSuperclass: return plain(.hasSuperclass, value, what)
    case .conformsIndirectly: return text(value, what).map { .conformsIndirectly(to: $0) }
    case .extendsAnotherFile: return plain(.extendsAnotherFile, value, what)
    case .isDesignated: return plain(.isDesignated, value, what)
    case .isAmbiguousType: return ambiguousType(value, scope: scope)
    case .standsFor: return text(value, what).map { .standsFor($0) }
    case .sameCount:
      let nodes = entries(value, what, of: "captures") ?? []
      let names = nodes.compactMap { capture($0, what, scope) }
      return names.count == nodes.count && !names.isEmpty ? .sameCount(names) : nil
    case .elsewhere: return elsewhere(value, scope: scope)
    case .contains, .matches, .every, .assignedOnlyBeside, .declarationContains:
      return matcherFact(word, value, scope: scope)
    case .target:
      let versions = platformVersions(value, what)
      return versions.isEmpty ? nil : .target(versions)
    case .needsNewer: return subject(value, what, scope).map { .needsNewer($0) }
    case .canBeGated: return subject(value, what, scope).map { .canBeGated($0) }
    case .compiledOnlyFor: return compiledOnlyFor(value, what)
    case .imports:
      let modules = texts(value, what)
      return modules.isEmpty ? nil : .imports(modules)
    case .not: return fact(value, what, scope: scope).map { .not($0) }
    case .possibly: return fact(value, what, scope: scope).map { .possibly($0) }
    case .all: return .all(facts(value, what, scope: scope))
    case .any: return .any(facts(value, what, scope: scope))
    case .holds: return named(value, scope: scope)
    }
  }

  /// A fact that is about one capture and nothing else.
  private static func fact(_ word: FactWord, about name: String) -> Fact? {
    switch word {
    case .assignedInInitializer: .assignedInInitializer(property: name)
    case .assignedInEveryInitializer: .assignedInEveryInitializer(property: name)
    case .assignedOnEveryPath: .assignedOnEveryPath(property: name)
    case .assignedBeforeUse: .assignedBeforeUse(property: name)
    case .assignedBeforeInitialized: .assignedBeforeInitialized(property: name)
    case .readElsewhere: .readElsewhere(property: name)
    case .meansProperty: .meansProperty(name: name)
    case .hasKnownType: .hasKnownType(expression: name)
    case .mayThrow: .mayThrow(expression: name)
    case .propertyWrapper: .propertyWrapper(name: name)
    case .usesAreKnown: .usesAreKnown(property: name)
    case .isWholeType: .isWholeType(property: name)
    default: nil
    }
  }

  /// A fact that is about the match itself, as `true` or `false`.
  private mutating func plain(_ fact: Fact, _ node: YAMLNode, _ what: String) -> Fact? {
    flag(node, what).map { $0 ? fact : .not(fact) }
  }

  private mutating func declared(_ node: YAMLNode, scope: NameScope) -> Fact? {
    let fields = fields(
      of: node, in: FactWord.declared.quoted, known: DeclaredKey.words,
      required: [DeclaredKey.name.rawValue])
    guard let fields else { return nil }
    let name = capture(fields[DeclaredKey.name], "`name`", scope)
    let declared = Declared(
      attribute: text(fields[DeclaredKey.attribute], "`attribute`"),
      type: text(fields[DeclaredKey.type], "`type`"),
      isOptional: flag(fields[DeclaredKey.optional], "`optional`"),
      value: text(fields[DeclaredKey.value], "`value`"))
    return name.map { .declared(name: $0, declared) }
  }

  private mutating func conforms(_ node: YAMLNode, scope: NameScope) -> Fact? {
    let fields = fields(
      of: node, in: FactWord.conforms.quoted, known: ConformsKey.words,
      required: [ConformsKey.expression, .to].map(\.rawValue))
    guard let fields else { return nil }
    let expression = capture(fields[ConformsKey.expression], "`expression`", scope)
    let name = text(fields[ConformsKey.to], "`to`")
    let isWrapped = flag(fields[ConformsKey.unwrapped], "`unwrapped`") ?? false
    guard let expression, let name else { return nil }
    return .conforms(expression: expression, to: name, unwrapped: isWrapped)
  }

  private mutating func hasType(_ node: YAMLNode, scope: NameScope) -> Fact? {
    let what = FactWord.hasType.quoted
    let fields = fields(
      of: node, in: what, known: HasTypeKey.words, required: [HasTypeKey.expression.rawValue])
    guard let fields else { return nil }
    let expression = capture(fields[HasTypeKey.expression], "`expression`", scope)
    let type = text(fields[HasTypeKey.type], "`type`")
    let isOptional = flag(fields[HasTypeKey.optional], "`optional`")
    if expression != nil, fields.count == 1 {
      let keys = HasTypeKey.allCases.dropFirst().map(\.quoted).joined(separator: ", ")
      report("\(what) does not say what the type is like", at: node, advice: ["known: \(keys)"])
    }
    return expression.map { .hasType(expression: $0, type: type, isOptional: isOptional) }
  }

  private mutating func compiledOnlyFor(_ node: YAMLNode, _ what: String) -> Fact? {
    let nodes = node.sequence == nil ? [node] : entries(node, what, of: "platforms") ?? []
    var platforms: [String] = []
    for node in nodes {
      guard let name = text(node, nodes.count > 1 ? "an entry of \(what)" : what) else { continue }
      guard PlatformVersion.platforms.contains(name) else {
        reportUnknown("platform", name, known: PlatformVersion.platforms, at: node.start)
        continue
      }
      platforms.append(name)
    }
    return platforms.isEmpty ? nil : .compiledOnlyFor(platforms)
  }

  private mutating func chain(_ node: YAMLNode, scope: NameScope) -> Fact? {
    let what = FactWord.chain.quoted
    let fields = fields(
      of: node, in: what, known: ChainKey.words, required: [ChainKey.expression.rawValue])
    guard let fields else { return nil }
    let expression = capture(fields[ChainKey.expression], "`expression`", scope)
    let chain = Chain(
      rootConforms: text(fields[ChainKey.rootConforms], "`root-conforms`"),
      rootMemberOf: text(fields[ChainKey.memberOf], "`member-of`"),
      rootOwnMemberOf: text(fields[ChainKey.ownMemberOf], "`own-member-of`"),
      isImplicit: flag(fields[ChainKey.implicit], "`implicit`"),
      calls: fields[ChainKey.calls].map { texts($0, "`calls`") })
    if expression != nil, fields.count == 1 {
      let keys = ChainKey.allCases.dropFirst().map(\.quoted).joined(separator: ", ")
      report("\(what) does not say what the chain is like", at: node, advice: ["known: \(keys)"])
    }
    return expression.map { .chain(expression: $0, chain) }
  }

  private mutating func branches(_ node: YAMLNode, scope: NameScope) -> Fact? {
    let fields = fields(
      of: node, in: FactWord.branches.quoted, known: BranchesKey.words,
      required: BranchesKey.words)
    guard let fields else { return nil }
    let name = capture(fields[BranchesKey.capture], "`capture`", scope)
    let least = fields[BranchesKey.atLeast].flatMap { number($0, "`at-least`") }
    guard let name, let least else { return nil }
    return .branches(capture: name, atLeast: least)
  }

  private mutating func takes(_ node: YAMLNode, scope: NameScope) -> Fact? {
    let fields = fields(
      of: node, in: FactWord.takes.quoted, known: TakesKey.words, required: TakesKey.words)
    guard let fields else { return nil }
    let name = capture(fields[TakesKey.closure], "`closure`", scope)
    let count = fields[TakesKey.parameters].flatMap { number($0, "`parameters`", from: 0) }
    guard let name, let count else { return nil }
    return .takes(closure: name, parameters: count)
  }

  /// A number from 1, or from another one.
  private mutating func number(_ node: YAMLNode, _ what: String, from least: Int = 1) -> Int? {
    guard let text = text(node, what) else { return nil }
    if let number = Int(text), number >= least { return number }
    report("\(what) is `\(text)`, but must be a number from \(least)", at: node)
    return nil
  }

  private mutating func elsewhere(_ node: YAMLNode, scope: NameScope) -> Fact? {
    let what = FactWord.elsewhere.quoted
    let known = MatcherWord.words + [MatcherFactKey.scope, .times, .where].map(\.rawValue)
    guard let fields = fields(of: node, in: what, known: known) else { return nil }
    var inner = scope
    let matcher = matcher(fields, of: node, what, scope: &inner)
    let place = choice(fields[MatcherFactKey.scope], "`scope`", of: FactScope.self) ?? .type
    let times = fields[MatcherFactKey.times].flatMap { number($0, "`times`") }
    let conditions = facts(fields[MatcherFactKey.where], "`where`", scope: inner)
    return matcher.map { .elsewhere(Search($0), scope: place, times: times, where: conditions) }
  }

  /// A fact about what fits a matcher: its words stand beside `capture` or `name`.
  private mutating func matcherFact(
    _ word: FactWord, _ node: YAMLNode, scope: NameScope
  ) -> Fact? {
    let what = word.quoted
    let subject: MatcherFactKey =
      word == .assignedOnlyBeside || word == .declarationContains ? .name : .capture
    let fields = fields(
      of: node, in: what, known: MatcherWord.words + [subject.rawValue],
      required: [subject.rawValue])
    guard let fields else { return nil }
    let name = capture(fields[subject], subject.quoted, scope)
    var inner = scope
    guard let matcher = matcher(fields, of: node, what, scope: &inner), let name else { return nil }
    switch word {
    case .contains: return .contains(capture: name, matcher)
    case .matches: return .matches(capture: name, matcher)
    case .declarationContains: return .declarationContains(name: name, matcher)
    case .every: return .every(capture: name, matcher)
    default: return .assignedOnlyBeside(property: name, matcher)
    }
  }

  private mutating func named(_ node: YAMLNode, scope: NameScope) -> Fact? {
    guard let name = text(node, FactWord.holds.quoted) else { return nil }
    let known = scope.utilities.facts
    guard let definition = known[name] else {
      reportUnknown("fact", name, known: known.keys.sorted(), at: node.start)
      return nil
    }
    var inner = scope
    guard begin("fact", name, at: node, scope: &inner) else { return nil }
    return fact(definition.value, "the fact `\(name)`", scope: inner)
  }
}

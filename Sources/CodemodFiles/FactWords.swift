import CodeFacts
import QueryLanguage
import YAMLReading

/// The words for facts in a codemod file; what each means stands in `Codemods/README.md`.
enum FactWord: String, CaseIterable {
  case declared
  case assignedInInitializer = "assigned-in-initializer"
  case assignedInEveryInitializer = "assigned-in-every-initializer"
  case assignedOnEveryPath = "assigned-on-every-path"
  case assignedBeforeUse = "assigned-before-use"
  case assignedBeforeInitialized = "assigned-before-initialized"
  case hasMemberwiseInitializer = "has-memberwise-initializer"
  case assignedOnlyBeside = "assigned-only-beside"
  case meansProperty = "means-property"
  case conforms
  case typeKnown = "type-known"
  case chain
  case fileDeclaresType = "file-declares-type"
  case fileDeclaresFunction = "file-declares-function"
  case inStatementHead = "in-statement-head"
  case elsewhere, contains, matches, target, imports
  case not, all, any, possibly, holds

  static var words: [String] { allCases.map(\.rawValue) }
}

extension FileReader {
  /// A list of facts.
  mutating func facts(_ node: YAMLNode?, _ what: String, scope: NameScope) -> [Fact] {
    guard let node else { return [] }
    guard let nodes = node.sequence else {
      report("\(what) is \(node.kindDescription), but must be a list of facts", at: node)
      return []
    }
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
    let words = FactWord.allCases.filter { fields[$0.rawValue] != nil }
    guard words.count == 1, let word = words.first, let value = fields[word.rawValue] else {
      if !words.isEmpty || fields.isEmpty {
        report("\(what) must be one fact, but is \(words.count)", at: node)
      }
      return nil
    }
    return fact(word, value, scope: scope)
  }

  private mutating func fact(_ word: FactWord, _ value: YAMLNode, scope: NameScope) -> Fact? {
    let what = "`\(word.rawValue)`"
    switch word {
    case .declared: return declared(value, scope: scope)
    case .assignedInInitializer:
      return capture(value, what, scope).map { .assignedInInitializer(property: $0) }
    case .assignedInEveryInitializer:
      return capture(value, what, scope).map { .assignedInEveryInitializer(property: $0) }
    case .assignedOnEveryPath:
      return capture(value, what, scope).map { .assignedOnEveryPath(property: $0) }
    case .assignedBeforeUse:
      return capture(value, what, scope).map { .assignedBeforeUse(property: $0) }
    case .assignedBeforeInitialized:
      return capture(value, what, scope).map { .assignedBeforeInitialized(property: $0) }
    case .hasMemberwiseInitializer:
      return flag(value, what).map { $0 ? .hasMemberwiseInitializer : .not(.hasMemberwiseInitializer) }
    case .meansProperty: return capture(value, what, scope).map { .meansProperty(name: $0) }
    case .conforms: return conforms(value, scope: scope)
    case .typeKnown: return capture(value, what, scope).map { .hasKnownType(expression: $0) }
    case .chain: return chain(value, scope: scope)
    case .fileDeclaresType: return text(value, what).map { .fileDeclaresType(name: $0) }
    case .fileDeclaresFunction: return text(value, what).map { .fileDeclaresFunction(name: $0) }
    case .inStatementHead:
      return flag(value, what).map { $0 ? .inStatementHead : .not(.inStatementHead) }
    case .elsewhere, .contains, .matches, .assignedOnlyBeside: return matcherFact(word, value, scope: scope)
    case .target:
      let versions = platformVersions(value, what)
      return versions.isEmpty ? nil : .target(versions)
    case .imports:
      let modules = texts(value, what)
      return modules.isEmpty ? nil : .imports(modules)
    case .not: return fact(value, what, scope: scope).map { .not($0) }
    case .possibly: return fact(value, what, scope: scope).map { .possibly($0) }
    case .all: return facts(value, what, scope: scope).nonEmpty.map { .all($0) }
    case .any: return facts(value, what, scope: scope).nonEmpty.map { .any($0) }
    case .holds: return named(value, scope: scope)
    }
  }

  /// The name of a capture that the rule has.
  mutating func capture(_ node: YAMLNode?, _ what: String, _ scope: NameScope) -> String? {
    guard let node, let name = text(node, what) else { return nil }
    guard scope.captures.contains(name) else {
      reportUnknown("capture", name, known: scope.captures.sorted(), at: node.start)
      return nil
    }
    return name
  }

  private mutating func declared(_ node: YAMLNode, scope: NameScope) -> Fact? {
    let fields = fields(
      of: node, in: "`declared`", known: ["name", "attribute", "type", "optional", "value"],
      required: ["name"])
    guard let fields, let name = capture(fields["name"], "`name`", scope) else { return nil }
    return .declared(
      name: name,
      Declared(
        attribute: text(fields["attribute"], "`attribute`"), type: text(fields["type"], "`type`"),
        isOptional: flag(fields["optional"], "`optional`"),
        value: text(fields["value"], "`value`")))
  }

  private mutating func conforms(_ node: YAMLNode, scope: NameScope) -> Fact? {
    let known = ["expression", "to"]
    guard let fields = fields(of: node, in: "`conforms`", known: known, required: known),
      let expression = capture(fields["expression"], "`expression`", scope),
      let name = text(fields["to"], "`to`")
    else { return nil }
    return .conforms(expression: expression, to: name)
  }

  private mutating func chain(_ node: YAMLNode, scope: NameScope) -> Fact? {
    let fields = fields(
      of: node, in: "`chain`",
      known: ["expression", "root-conforms", "member-of", "implicit", "calls"],
      required: ["expression"])
    guard let fields, let expression = capture(fields["expression"], "`expression`", scope) else {
      return nil
    }
    let calls = fields["calls"].map { texts($0, "`calls`") }
    return .chain(
      expression: expression,
      Chain(
        rootConforms: text(fields["root-conforms"], "`root-conforms`"),
        rootMemberOf: text(fields["member-of"], "`member-of`"),
        isImplicit: flag(fields["implicit"], "`implicit`"), calls: calls))
  }

  /// A fact about what fits a matcher: its words stand beside `capture`, `name` or `scope`.
  private mutating func matcherFact(
    _ word: FactWord, _ node: YAMLNode, scope: NameScope
  ) -> Fact? {
    let what = "`\(word.rawValue)`"
    let other =
      switch word {
      case .elsewhere: "scope"
      case .assignedOnlyBeside: "name"
      default: "capture"
      }
    guard let fields = fields(of: node, in: what, known: MatcherWord.words + [other]) else {
      return nil
    }
    var inner = scope
    let matcher = matcher(fields, of: node, what, scope: &inner)
    if word == .elsewhere {
      let place = choice(fields["scope"], "`scope`", of: FactScope.self) ?? .type
      return matcher.map { .elsewhere($0, scope: place) }
    }
    guard fields[other] != nil else {
      report("\(what) does not say which `\(other)` it is about", at: node)
      return nil
    }
    guard let name = capture(fields[other], "`\(other)`", scope), let matcher else { return nil }
    switch word {
    case .contains: return .contains(capture: name, matcher)
    case .assignedOnlyBeside: return .assignedOnlyBeside(property: name, matcher)
    default: return .matches(capture: name, matcher)
    }
  }

  private mutating func named(_ node: YAMLNode, scope: NameScope) -> Fact? {
    guard let name = text(node, "`holds`") else { return nil }
    guard let definition = scope.utilities.facts[name] else {
      let known = scope.utilities.facts.keys.sorted()
      reportUnknown("fact", name, known: known, at: node.start)
      return nil
    }
    guard scope.depth < NameScope.deepestUse else {
      report("the fact `\(name)` is made of itself", at: node)
      return nil
    }
    var inner = scope
    inner.depth += 1
    return fact(definition, "the fact `\(name)`", scope: inner)
  }
}

extension Array {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}

import CodeFacts
import YAMLReading

extension FileReader {
  /// What a stored property of the type around the match is like.
  mutating func hasProperty(_ node: YAMLNode) -> Fact? {
    let what = FactWord.hasProperty.quoted
    guard let fields = fields(of: node, in: what, known: HasPropertyKey.words) else { return nil }
    return .hasProperty(
      HasProperty(
        attribute: text(fields[HasPropertyKey.attribute], "`attribute`"),
        module: text(fields[HasPropertyKey.module], "`module`"),
        hasValue: flag(fields[HasPropertyKey.valued], "`valued`"),
        isProjected: flag(fields[HasPropertyKey.projected], "`projected`")))
  }

  /// What the initializer that the compiler makes is like.
  mutating func memberwiseInitializer(_ node: YAMLNode) -> Fact? {
    let what = FactWord.memberwiseInitializer.quoted
    guard let fields = fields(of: node, in: what, known: MemberwiseKey.words) else { return nil }
    if fields.isEmpty {
      let keys = MemberwiseKey.allCases.map(\.quoted).joined(separator: ", ")
      report(
        "\(what) does not say what the initializer is like", at: node, advice: ["known: \(keys)"])
    }
    return .memberwiseInitializer(
      MemberwiseForm(
        isPrivate: flag(fields[MemberwiseKey.private], "`private`"),
        isCalled: flag(fields[MemberwiseKey.called], "`called`")))
  }

  /// A property and the type whose initializer has a parameter for it.
  mutating func memberwiseParameter(_ node: YAMLNode, scope: NameScope) -> Fact? {
    let fields = fields(
      of: node, in: FactWord.memberwiseParameter.quoted, known: MemberwiseParameterKey.words,
      required: MemberwiseParameterKey.words)
    guard let fields else { return nil }
    let name = capture(fields[MemberwiseParameterKey.name], "`name`", scope)
    let type = capture(fields[MemberwiseParameterKey.of], "`of`", scope)
    guard let name, let type else { return nil }
    return .memberwiseParameter(property: name, of: type)
  }

  /// A function's name, alone or with what the function is like.
  mutating func declaresFunction(_ node: YAMLNode, _ what: String) -> Fact? {
    guard node.mapping != nil else {
      return text(node, what).map { .declaresFunction(name: $0) }
    }
    let fields = fields(
      of: node, in: what, known: DeclaresFunctionKey.words,
      required: [DeclaresFunctionKey.name.rawValue])
    guard let fields, let name = text(fields[DeclaresFunctionKey.name], "`name`") else {
      return nil
    }
    let takesClosure = flag(fields[DeclaresFunctionKey.closure], "`closure`") ?? false
    let type = text(fields[DeclaresFunctionKey.of], "`of`")
    return .declaresFunction(name: name, takesClosure: takesClosure, of: type)
  }

  /// A type's name, alone or with what the type is like.
  mutating func declaresType(_ node: YAMLNode, _ what: String) -> Fact? {
    guard node.mapping != nil else { return text(node, what).map { .declaresType(name: $0) } }
    let fields = fields(
      of: node, in: what, known: DeclaresTypeKey.words, required: [DeclaresTypeKey.name.rawValue])
    guard let fields, let name = text(fields[DeclaresTypeKey.name], "`name`") else { return nil }
    return .declaresType(
      name: name, isReference: flag(fields[DeclaresTypeKey.reference], "`reference`"))
  }

  /// A type's name that may mean two types.
  mutating func ambiguousType(_ node: YAMLNode, scope: NameScope) -> Fact? {
    let fields = fields(
      of: node, in: FactWord.isAmbiguousType.quoted, known: AmbiguousTypeKey.words,
      required: [AmbiguousTypeKey.name.rawValue])
    guard let fields, let name = capture(fields[AmbiguousTypeKey.name], "`name`", scope) else {
      return nil
    }
    let member = fields[AmbiguousTypeKey.member].flatMap { capture($0, "`member`", scope) }
    return .isAmbiguousType(
      AmbiguousType(
        name: name, member: member,
        isCall: flag(fields[AmbiguousTypeKey.called], "`called`") ?? false,
        unlike: text(fields[AmbiguousTypeKey.unlike], "`unlike`")))
  }
}

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
        hasValue: flag(fields[HasPropertyKey.valued], "`valued`")))
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
        isCall: flag(fields[AmbiguousTypeKey.called], "`called`") ?? false))
  }
}

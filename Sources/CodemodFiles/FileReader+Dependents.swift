import CodeFacts
import QueryLanguage
import Rewriting
import YAMLReading

extension FileReader {
  /// The edits beside a match.
  mutating func extras(_ fields: [String: YAMLNode], scope: NameScope) -> [ExtraEdit] {
    var result: [ExtraEdit] = []
    if let node = fields[RuleKey.insert] {
      let nodes = node.sequence == nil ? [node] : entries(node, "`insert`", of: "insertions") ?? []
      result += nodes.compactMap { insertion($0, scope: scope) }
    }
    if let node = fields[RuleKey.addMember] {
      let nodes =
        node.sequence == nil ? [node] : entries(node, "`add-member`", of: "members") ?? []
      result += nodes.compactMap { member($0, scope: scope).map { .addMember($0) } }
    }
    return result + texts(fields[RuleKey.addImport], "`add-import`").map { .addImport($0) }
  }

  private mutating func member(_ node: YAMLNode, scope: NameScope) -> AddedMember? {
    let fields = fields(
      of: node, in: "an added member", known: MemberKey.words,
      required: [MemberKey.code.rawValue])
    guard let fields, let value = fields[MemberKey.code] else { return nil }
    let code = template(value, MemberKey.code.quoted, scope: scope)
    let place = choice(fields[MemberKey.place], "`place`", of: AddedMember.Place.self)
    let condition = fields[MemberKey.when].flatMap { fact($0, "`when`", scope: scope) }
    return code.map { AddedMember(code: $0, place: place ?? .end, condition: condition) }
  }

  private mutating func insertion(_ node: YAMLNode, scope: NameScope) -> ExtraEdit? {
    let fields = fields(
      of: node, in: "an insertion", known: InsertionKey.words,
      required: [InsertionKey.text.rawValue])
    guard let fields else { return nil }
    let text = message(fields[InsertionKey.text], "`text`", scope: scope)
    let condition = fields[InsertionKey.when].flatMap { fact($0, "`when`", scope: scope) }
    let place: InsertedText.Place?
    switch (fields[InsertionKey.before], fields[InsertionKey.after]) {
    case (let node?, nil): place = capture(node, "`before`", scope).map { .before(capture: $0) }
    case (nil, let node?): place = capture(node, "`after`", scope).map { .after(capture: $0) }
    default:
      report("an insertion must have exactly one of `before`, `after`", at: node)
      return nil
    }
    guard let text, let place else { return nil }
    return .insert(InsertedText(text: text, place: place, condition: condition))
  }

  /// What people should look at after the change.
  mutating func remarks(_ node: YAMLNode?, scope: NameScope) -> [Remark] {
    guard let node else { return [] }
    let nodes = node.sequence == nil ? [node] : entries(node, "`remark`", of: "remarks") ?? []
    return nodes.compactMap { node in
      let fields = fields(
        of: node, in: "a remark", known: RemarkKey.words, required: [RemarkKey.text.rawValue])
      guard let fields, let text = message(fields[RemarkKey.text], "`text`", scope: scope) else {
        return nil
      }
      let condition = fields[RemarkKey.when].flatMap { fact($0, "`when`", scope: scope) }
      return Remark(text: text, condition: condition)
    }
  }

  /// The rules of `then`.
  mutating func dependentRules(_ node: YAMLNode?, scope: NameScope) -> [DependentRule] {
    guard let node, let nodes = entries(node, "`then`", of: "rules") else { return [] }
    return nodes.compactMap { dependentRule($0, scope: scope) }
  }

  private mutating func dependentRule(_ node: YAMLNode, scope: NameScope) -> DependentRule? {
    let what = "a rule of `then`"
    let fields = fields(
      of: node, in: what, known: DependentKey.words + Self.relations,
      required: [DependentKey.match.rawValue])
    guard let fields else { return nil }
    var scope = scope
    let matcher = relatedMatcher(fields, scope: &scope)
    // What the statement beside it captures is not kept.
    var inner = scope
    let beside = fields[DependentKey.beside].flatMap { self.matcher($0, "`beside`", scope: &inner) }
    let place = choice(fields[DependentKey.scope], "`scope`", of: FactScope.self) ?? .type
    let code = fields[DependentKey.within].flatMap { capture($0, "`within`", scope) }
    if let node = fields[DependentKey.within], fields[DependentKey.scope] != nil {
      report("a rule of `then` has `scope` or `within`, not both", at: node)
    }
    let conditions = facts(fields[DependentKey.where], "`where`", scope: scope)
    let lets = computedCaptures(fields[DependentKey.let], scope: &scope)
    let moved = texts(fields[DependentKey.moved], "`moved`").filter { name in
      check(capture: name, at: fields[DependentKey.moved]?.start ?? node.start, scope: scope)
    }
    let action = action(fields, DependentKey.actions, of: node, what: what, scope: scope)
    guard let matcher, let action else { return nil }
    return DependentRule(
      match: matcher, scope: place, within: code, beside: beside, conditions: conditions,
      lets: lets, moved: moved, action: action)
  }

  /// The entries of `complete`.
  mutating func completenesses(_ node: YAMLNode?, scope: NameScope) -> [Completeness] {
    guard let node, let nodes = entries(node, "`complete`", of: "names") else { return [] }
    return nodes.compactMap { node in
      let fields = fields(
        of: node, in: "an entry of `complete`", known: CompletenessKey.words,
        required: [CompletenessKey.name.rawValue, CompletenessKey.otherwise.rawValue])
      guard let fields else { return nil }
      let name = capture(fields[CompletenessKey.name], "`name`", scope)
      let place = choice(fields[CompletenessKey.scope], "`scope`", of: FactScope.self) ?? .type
      let otherwise = message(
        fields[CompletenessKey.otherwise], "`otherwise`", holes: .places, scope: scope)
      guard let name, let otherwise else { return nil }
      return Completeness(capture: name, scope: place, otherwise: otherwise)
    }
  }
}

import CodeFacts
import QueryLanguage
import Rewriting
import TextEditing
import YAMLReading

extension FileReader {
  private static let relationKeys = MatcherWord.relations.map(\.rawValue)
  private static let actionKeys = ["rewrite", "remove", "note"]

  /// One rule of a codemod.
  mutating func rule(_ node: YAMLNode, utilities: NameScope.Utilities) -> Rule? {
    let known =
      ["match"] + Self.relationKeys + ["where", "require", "let"] + Self.actionKeys
      + ["insert", "add-import", "then", "complete", "confidence", "review-unless"]
    guard let fields = fields(of: node, in: "a rule", known: known, required: ["match"]) else {
      return nil
    }
    var scope = NameScope(utilities: utilities)
    let matcher = relatedMatcher(fields, scope: &scope)
    let conditions = facts(fields["where"], "`where`", scope: scope)
    let lets = computedCaptures(fields["let"], scope: &scope)
    let requirements = requirements(fields["require"], scope: scope)
    let action = action(fields, of: node, what: "a rule", scope: scope)
    let extras = extras(fields, scope: scope)
    let then = fields["then"].map { dependentRules($0, scope: scope) } ?? []
    let complete = completenesses(fields["complete"], scope: scope)
    let confidence = choice(fields["confidence"], "`confidence`", of: Confidence.self)
    let reviewUnless = facts(fields["review-unless"], "`review-unless`", scope: scope)
    guard let matcher, let action else { return nil }
    return Rule(
      match: matcher, conditions: conditions, requirements: requirements, lets: lets,
      action: action, extras: extras, then: then, complete: complete, confidence: confidence,
      reviewUnless: reviewUnless)
  }

  /// What `match` and the relations beside it ask for together.
  private mutating func relatedMatcher(
    _ fields: [String: YAMLNode], scope: inout NameScope
  ) -> Matcher? {
    guard let node = fields["match"] else { return nil }
    let base = matcher(node, "`match`", scope: &scope)
    let relations = fields.filter { Self.relationKeys.contains($0.key) }
    guard !relations.isEmpty else { return base }
    let related = matcher(relations, of: node, "`match`", scope: &scope)
    guard let base, let related else { return nil }
    if case .all(let parts) = related { return .all([base] + parts) }
    return .all([base, related])
  }

  /// The one thing that becomes of a match.
  private mutating func action(
    _ fields: [String: YAMLNode], of node: YAMLNode, what: String, scope: NameScope
  ) -> Action? {
    let present = Self.actionKeys.filter { fields[$0] != nil }
    guard present.count == 1 else {
      let words = Self.actionKeys.map { "`\($0)`" }.joined(separator: ", ")
      report("\(what) must have exactly one of \(words)", at: node)
      return nil
    }
    if let value = fields["rewrite"] {
      let names = scope.captures
      let template = parsed(value, "`rewrite`") { (text) throws(PatternError) in
        try Template(parsing: text, placeholders: names)
      }
      return template.map { .rewrite($0) }
    }
    if let value = fields["remove"] {
      return choice(value, "`remove`", of: Removal.self).map { .remove($0) }
    }
    return message(fields["note"], "`note`", scope: scope).map { .note($0) }
  }

  private mutating func requirements(_ node: YAMLNode?, scope: NameScope) -> [Requirement] {
    guard let node else { return [] }
    guard let nodes = node.sequence else {
      report("`require` is \(node.kindDescription), but must be a list", at: node)
      return []
    }
    return nodes.compactMap { node in
      let fields = fields(
        of: node, in: "a requirement", known: FactWord.words + ["otherwise"],
        required: ["otherwise"])
      guard var fields else { return nil }
      let otherwise = message(
        fields.removeValue(forKey: "otherwise"), "`otherwise`", scope: scope)
      let fact = fact(fields, of: node, "a requirement", scope: scope)
      guard let fact, let otherwise else { return nil }
      return Requirement(fact: fact, otherwise: otherwise)
    }
  }

  private mutating func computedCaptures(
    _ node: YAMLNode?, scope: inout NameScope
  ) -> [ComputedCapture] {
    guard let node else { return [] }
    guard let pairs = node.mapping else {
      report("`let` is \(node.kindDescription), but must name captures", at: node)
      return []
    }
    var result: [ComputedCapture] = []
    for pair in pairs {
      guard let name = pair.key.scalar?.text else { continue }
      let fields = fields(
        of: pair.value, in: "a computed capture", known: ["type-of", "text", "otherwise"])
      guard let fields else { continue }
      let otherwise = message(fields["otherwise"], "`otherwise`", scope: scope)
      if let value = computedValue(fields, of: pair.value, scope: scope) {
        if fields["type-of"] != nil, otherwise == nil {
          report("`type-of` may fail; say with `otherwise` what to do then", at: pair.value)
        }
        result.append(ComputedCapture(name: name, value: value, otherwise: otherwise ?? ""))
      }
      scope.captures.insert(name)
    }
    return result
  }

  private mutating func computedValue(
    _ fields: [String: YAMLNode], of node: YAMLNode, scope: NameScope
  ) -> ComputedCapture.Value? {
    if let value = fields["type-of"], fields["text"] == nil {
      return capture(value, "`type-of`", scope).map { .typeOf($0) }
    }
    if let value = fields["text"], fields["type-of"] == nil {
      return message(value, "`text`", scope: scope).map { .text($0) }
    }
    report("a computed capture must have one of `type-of`, `text`", at: node)
    return nil
  }

  private mutating func extras(_ fields: [String: YAMLNode], scope: NameScope) -> [ExtraEdit] {
    var result: [ExtraEdit] = []
    for node in fields["insert"].map({ $0.sequence ?? [$0] }) ?? [] {
      if let insertion = insertion(node, scope: scope) { result.append(insertion) }
    }
    for module in texts(fields["add-import"], "`add-import`") {
      result.append(.addImport(module))
    }
    return result
  }

  private mutating func insertion(_ node: YAMLNode, scope: NameScope) -> ExtraEdit? {
    let fields = fields(
      of: node, in: "an insertion", known: ["before", "after", "text", "when"],
      required: ["text"])
    guard let fields, let text = message(fields["text"], "`text`", scope: scope) else { return nil }
    let condition = fields["when"].flatMap { fact($0, "`when`", scope: scope) }
    switch (fields["before"], fields["after"]) {
    case (let place?, nil):
      return capture(place, "`before`", scope).map {
        .insert(InsertedText(text: text, place: .before(capture: $0), condition: condition))
      }
    case (nil, let place?):
      return capture(place, "`after`", scope).map {
        .insert(InsertedText(text: text, place: .after(capture: $0), condition: condition))
      }
    default:
      report("an insertion must stand either `before` or `after` a capture", at: node)
      return nil
    }
  }

  private mutating func dependentRules(_ node: YAMLNode, scope: NameScope) -> [DependentRule] {
    guard let nodes = node.sequence else {
      report("`then` is \(node.kindDescription), but must be a list of rules", at: node)
      return []
    }
    return nodes.compactMap { dependentRule($0, scope: scope) }
  }

  private mutating func dependentRule(_ node: YAMLNode, scope: NameScope) -> DependentRule? {
    let known =
      ["match", "scope", "beside", "where"] + Self.relationKeys + ["rewrite", "remove"]
    let what = "a rule of `then`"
    guard let fields = fields(of: node, in: what, known: known, required: ["match"]) else {
      return nil
    }
    var scope = scope
    let matcher = relatedMatcher(fields, scope: &scope)
    let beside = fields["beside"].flatMap { self.matcher($0, "`beside`", scope: &scope) }
    let place = choice(fields["scope"], "`scope`", of: FactScope.self) ?? .type
    let conditions = facts(fields["where"], "`where`", scope: scope)
    let action = action(fields, of: node, what: what, scope: scope)
    guard let matcher, let action, fields["beside"] == nil || beside != nil else { return nil }
    return DependentRule(
      match: matcher, scope: place, beside: beside, conditions: conditions, action: action)
  }

  private mutating func completenesses(_ node: YAMLNode?, scope: NameScope) -> [Completeness] {
    guard let node else { return [] }
    guard let nodes = node.sequence else {
      report("`complete` is \(node.kindDescription), but must be a list", at: node)
      return []
    }
    return nodes.compactMap { node in
      let fields = fields(
        of: node, in: "an entry of `complete`", known: ["name", "scope", "otherwise"],
        required: ["name", "otherwise"])
      guard let fields, let name = capture(fields["name"], "`name`", scope),
        let otherwise = message(fields["otherwise"], "`otherwise`", scope: scope)
      else { return nil }
      let place = choice(fields["scope"], "`scope`", of: FactScope.self) ?? .type
      return Completeness(capture: name, scope: place, otherwise: otherwise)
    }
  }

  /// A text for people, in which `{name}` stands for a capture's text.
  mutating func message(_ node: YAMLNode?, _ what: String, scope: NameScope) -> String? {
    guard let node, let text = text(node, what) else { return nil }
    let known = scope.captures.union(MessageText.commonHoles).sorted()
    for hole in MessageText(text).holes where !known.contains(hole) {
      reportUnknown("hole in \(what)", "{\(hole)}", known: known.map { "{\($0)}" }, at: node.start)
    }
    return text
  }
}

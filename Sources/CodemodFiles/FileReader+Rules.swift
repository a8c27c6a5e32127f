import CodeFacts
import QueryLanguage
import Rewriting
import TextEditing
import YAMLReading

extension FileReader {
  static let relations = MatcherWord.relations.map(\.rawValue)

  /// One rule of a codemod.
  ///
  /// Each part may speak of what the engine knows when it comes to it: `where` and `require` of
  /// the captures of the match, the others of the computed ones as well.
  mutating func rule(
    _ node: YAMLNode, confidence inherited: Confidence?, utilities: NameScope.Utilities
  ) -> Rule? {
    let fields = fields(
      of: node, in: "a rule", known: RuleKey.words + Self.relations,
      required: [RuleKey.match.rawValue])
    guard let fields else { return nil }
    var scope = NameScope(utilities: utilities, user: "the rule in line \(node.start.line)")
    let matcher = relatedMatcher(fields, scope: &scope)
    matchNames.add(scope)
    let conditions = facts(fields[RuleKey.where], "`where`", scope: scope)
    let requirements = requirements(fields[RuleKey.require], scope: scope)
    let lets = computedCaptures(fields[RuleKey.let], scope: &scope)
    let action = action(ofRule: fields, at: node, hasRequirements: !requirements.isEmpty, scope)
    let extras = extras(fields, scope: scope)
    let remarks = remarks(fields[RuleKey.remark], scope: scope)
    let then = dependentRules(fields[RuleKey.then], scope: scope)
    let complete = completenesses(fields[RuleKey.complete], scope: scope)
    let confidence = choice(fields[RuleKey.confidence], "`confidence`", of: Confidence.self)
    let available = fields[RuleKey.available].map { platformVersions($0, "`available`") }
    let reviewUnless = facts(fields[RuleKey.reviewUnless], "`review-unless`", scope: scope)
    checkConfidence(fields, of: node, action: action, confidence: confidence ?? inherited)
    guard let matcher, let action else { return nil }
    return Rule(
      match: matcher, conditions: conditions, requirements: requirements, lets: lets,
      action: action, extras: extras, remarks: remarks, then: then, complete: complete,
      confidence: confidence, available: available,
      reviewUnless: reviewUnless)
  }

  /// Refuses keys that could have no effect.
  private mutating func checkConfidence(
    _ fields: [String: YAMLNode], of node: YAMLNode, action: Action?, confidence: Confidence?
  ) {
    guard let action else { return }
    if !action.changes {
      let rule = fields[RuleKey.note] == nil ? "a rule that only requires" : "a rule with `note`"
      for key in RuleKey.changing {
        guard let value = fields[key] else { continue }
        report("\(rule) changes nothing and cannot have \(key.quoted)", at: value)
      }
      return
    }
    if confidence == .note {
      report(
        "the confidence is `note`, but this rule changes code",
        at: fields[RuleKey.confidence] ?? node)
    } else if confidence == .review, let value = fields[RuleKey.reviewUnless] {
      report("`review-unless` says nothing where the confidence is `review` anyway", at: value)
    }
  }

  /// What `match` and the relations beside it ask for together.
  mutating func relatedMatcher(
    _ fields: [String: YAMLNode], scope: inout NameScope
  ) -> Matcher? {
    guard let node = fields[RuleKey.match] else { return nil }
    let base = matcher(node, "`match`", scope: &scope)
    let relations = fields.filter { Self.relations.contains($0.key) }
    guard !relations.isEmpty else { return base }
    let related = matcher(relations, of: node, "`match`", scope: &scope)
    guard let base, let related else { return nil }
    if case .all(let parts) = related { return .all([base] + parts) }
    return .all([base, related])
  }

  /// What becomes of a rule's match: it may stay, if something is added or if it is only checked.
  private mutating func action(
    ofRule fields: [String: YAMLNode], at node: YAMLNode, hasRequirements: Bool, _ scope: NameScope
  ) -> Action? {
    guard !RuleKey.actions.contains(where: { fields[$0] != nil }) else {
      return action(fields, RuleKey.actions, of: node, what: "a rule", scope: scope)
    }
    if RuleKey.additions.contains(where: { fields[$0] != nil }) { return .keep }
    return hasRequirements
      ? .check : action(fields, RuleKey.actions, of: node, what: "a rule", scope: scope)
  }

  /// The one thing that becomes of a match.
  mutating func action(
    _ fields: [String: YAMLNode], _ keys: [some Word], of node: YAMLNode, what: String,
    scope: NameScope
  ) -> Action? {
    guard keys.count(where: { fields[$0] != nil }) == 1 else {
      let words = keys.map(\.quoted).joined(separator: ", ")
      report("\(what) must have exactly one of \(words)", at: node)
      return nil
    }
    if let value = fields[RuleKey.rewrite] {
      return template(value, RuleKey.rewrite.quoted, scope: scope).map { .rewrite($0) }
    }
    if let value = fields[RuleKey.remove] {
      return choice(value, "`remove`", of: Removal.self).map { .remove($0) }
    }
    if let value = fields[RuleKey.fill] {
      return message(value, "`fill`", scope: scope).map { .fill($0) }
    }
    if let value = fields[RuleKey.extract] {
      return extraction(value, scope: scope).map { .extract($0) }
    }
    return message(fields[RuleKey.note], "`note`", scope: scope).map { .note($0) }
  }

  private mutating func extraction(_ node: YAMLNode, scope: NameScope) -> Extraction? {
    let what = RuleKey.extract.quoted
    let fields = fields(of: node, in: what, known: ExtractKey.words, required: ExtractKey.words)
    guard let fields else { return nil }
    let content = capture(fields[ExtractKey.content], "`content`", scope)
    let call = message(fields[ExtractKey.call], "`call`", scope: scope)
    let member = fields[ExtractKey.member].flatMap { template($0, "`member`", scope: scope) }
    let otherwise = message(
      fields[ExtractKey.otherwise], "`otherwise`", holes: .detail, scope: scope)
    guard let content, let call, let member, let otherwise else { return nil }
    let places = member.items.filter { item in
      if case .placeholder(let found) = item.content { found.name == content } else { false }
    }
    if places.count != 1 {
      report(
        "`member` must have `<#\(content)#>` once, where the code goes",
        at: fields[ExtractKey.member] ?? node)
    }
    return Extraction(content: content, call: call, member: member, otherwise: otherwise)
  }

  mutating func requirements(_ node: YAMLNode?, scope: NameScope) -> [Requirement] {
    guard let node, let nodes = entries(node, "`require`", of: "facts") else { return [] }
    return nodes.compactMap { node in
      let key = RequirementKey.otherwise
      let fields = fields(
        of: node, in: "a requirement", known: FactWord.words + [key.rawValue],
        required: [key.rawValue])
      guard let fields else { return nil }
      let fact = fact(fields, of: node, "a requirement", scope: scope)
      let otherwise = message(fields[key], key.quoted, holes: .fact, scope: scope)
      guard let fact, let otherwise else { return nil }
      return Requirement(fact: fact, otherwise: otherwise)
    }
  }
}

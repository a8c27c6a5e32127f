import Rewriting
import YAMLReading

/// Computed captures that are captured code with rules for what becomes of it.
extension FileReader {
  /// A copy of captured code, with rules for what is in it.
  mutating func copy(
    of value: YAMLNode, as name: String, _ fields: [String: YAMLNode], scope: NameScope
  ) -> ComputedCapture? {
    let source = capture(value, ComputedKey.copyOf.quoted, scope)
    let rules = copyRules(fields, scope: scope)
    var inner = scope
    inner.add(name)
    let requirements = requirements(fields[ComputedKey.require], scope: inner)
    return source.map {
      let rules = CopyRules(rules: rules, requirements: requirements)
      return ComputedCapture(name: name, value: .copy(of: $0, rules))
    }
  }

  /// A captured list, with rules for its pieces.
  mutating func mappedList(
    of value: YAMLNode, _ fields: [String: YAMLNode], scope: NameScope
  ) -> MappedList? {
    let source = capture(value, ComputedKey.map.quoted, scope)
    if fields[ComputedKey.rewriting] == nil {
      report("`map` needs `rewriting`: what becomes of the pieces", at: value)
    }
    let rules = copyRules(fields, ofPieces: true, scope: scope)
    let separator = fields[ComputedKey.join]?.scalar?.text
    return source.map { MappedList(capture: $0, rules: rules, separator: separator) }
  }

  private mutating func copyRules(
    _ fields: [String: YAMLNode], ofPieces: Bool = false, scope: NameScope
  ) -> [CopyRule] {
    guard let node = fields[ComputedKey.rewriting] else { return [] }
    let nodes = entries(node, ComputedKey.rewriting.quoted, of: "rules") ?? []
    return nodes.compactMap { node in
      let rule = copyRule(node, scope: scope)
      if ofPieces, case .remove(let removal) = rule?.action, removal != .match {
        report("a piece of a list goes as a whole; write `remove: match`", at: node)
      }
      return rule
    }
  }

  private mutating func copyRule(_ node: YAMLNode, scope: NameScope) -> CopyRule? {
    let what = "a rule of \(ComputedKey.rewriting.quoted)"
    let fields = fields(
      of: node, in: what, known: CopyKey.words + Self.relations,
      required: [CopyKey.match.rawValue])
    guard let fields else { return nil }
    var scope = scope
    let matcher = relatedMatcher(fields, scope: &scope)
    let conditions = facts(fields[CopyKey.where], "`where`", scope: scope)
    let lets = computedCaptures(fields[CopyKey.let], scope: &scope)
    let action = action(fields, CopyKey.actions, of: node, what: what, scope: scope)
    guard let matcher, let action else { return nil }
    return CopyRule(match: matcher, conditions: conditions, lets: lets, action: action)
  }
}

import CodeFacts
import Rewriting
import YAMLReading

extension FileReader {
  /// The captures that `let` adds, in order; each may speak of those before it.
  mutating func computedCaptures(
    _ node: YAMLNode?, scope: inout NameScope
  ) -> [ComputedCapture] {
    guard let node else { return [] }
    guard let pairs = node.mapping else {
      reportKind(node, "`let`", wanted: "a mapping of captures")
      return []
    }
    if pairs.isEmpty { report("`let` is empty", at: node) }
    var result: [ComputedCapture] = []
    for pair in pairs {
      guard let name = captureName(pair.key, scope: scope) else { continue }
      if let computed = computedCapture(name, pair.value, scope: scope) { result.append(computed) }
      scope.add(name)
    }
    return result
  }

  /// A new name for a capture: one that a placeholder may have, and that not every match has.
  private mutating func captureName(_ node: YAMLNode, scope: NameScope) -> String? {
    guard let name = text(node, "the name of a computed capture") else { return nil }
    let isName = name.utf8.allSatisfy {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= ($0 | 0x20)
    }
    guard isName, name != "_", name.first?.isNumber == false else {
      report("`\(name)` is no name for a capture; use letters", at: node)
      return nil
    }
    if MessageText.commonHoles.contains(name) {
      report("`\(name)` is no name for a capture: texts use it for what a fact says", at: node)
    }
    if scope.captures.contains(name) {
      report("every match has a capture `\(name)` already", at: node)
    }
    return name
  }

  private mutating func computedCapture(
    _ name: String, _ node: YAMLNode, scope: NameScope
  ) -> ComputedCapture? {
    let fields = fields(of: node, in: "the computed capture `\(name)`", known: ComputedKey.words)
    guard let fields else { return nil }
    let words = ComputedKey.values.filter { fields[$0] != nil }
    guard words.count == 1, let word = words.first, let value = fields[word] else {
      let list = ComputedKey.values.map(\.quoted).joined(separator: ", ")
      report("the computed capture `\(name)` must have exactly one of \(list)", at: node)
      return nil
    }
    let holes = word == .memberwise ? MessageHoles.detail : .captures
    let otherwise =
      message(fields[ComputedKey.otherwise], "`otherwise`", holes: holes, scope: scope) ?? ""
    checkKeys(beside: word, fields, of: node)
    switch word {
    case .typeOf:
      return capture(value, word.quoted, scope).map {
        ComputedCapture(name: name, value: .typeOf($0), otherwise: otherwise)
      }
    case .elementTypeOf:
      return capture(value, word.quoted, scope).map {
        ComputedCapture(name: name, value: .elementTypeOf($0), otherwise: otherwise)
      }
    case .versionsFor:
      return subject(value, word.quoted, scope).map {
        ComputedCapture(name: name, value: .neededVersions(of: $0), otherwise: otherwise)
      }
    case .memberwise:
      return choice(value, word.quoted, of: MemberwiseInitializer.Part.self).map {
        ComputedCapture(name: name, value: .memberwise($0), otherwise: otherwise)
      }
    case .copyOf:
      return copy(of: value, as: name, fields, scope: scope)
    default:
      return message(value, word.quoted, scope: scope).map {
        ComputedCapture(name: name, value: .text($0))
      }
    }
  }

  /// Refuses keys that say nothing beside another one, and misses those that are needed.
  private mutating func checkKeys(
    beside word: ComputedKey, _ fields: [String: YAMLNode], of node: YAMLNode
  ) {
    let mayFail = word != .text && word != .copyOf
    if mayFail, fields[ComputedKey.otherwise] == nil {
      report("\(word.quoted) may fail; say with `otherwise` what to do then", at: node)
    }
    if !mayFail, let otherwise = fields[ComputedKey.otherwise] {
      let advice = word == .copyOf ? ["each entry of `require` has its own"] : []
      report(
        "\(word.quoted) \(word == .copyOf ? "has" : "cannot fail and needs") no `otherwise`",
        at: otherwise, advice: advice)
    }
    guard word != .copyOf else { return }
    for key in [ComputedKey.rewriting, .require] {
      guard let value = fields[key] else { continue }
      report("\(key.quoted) says something of a copy, and stands beside `copy-of`", at: value)
    }
  }

  /// A copy of captured code, with rules for what is in it.
  private mutating func copy(
    of value: YAMLNode, as name: String, _ fields: [String: YAMLNode], scope: NameScope
  ) -> ComputedCapture? {
    let source = capture(value, ComputedKey.copyOf.quoted, scope)
    var rules: [CopyRule] = []
    if let node = fields[ComputedKey.rewriting] {
      let nodes = entries(node, ComputedKey.rewriting.quoted, of: "rules") ?? []
      rules = nodes.compactMap { copyRule($0, scope: scope) }
    }
    var inner = scope
    inner.add(name)
    let requirements = requirements(fields[ComputedKey.require], scope: inner)
    return source.map {
      let rules = CopyRules(rules: rules, requirements: requirements)
      return ComputedCapture(name: name, value: .copy(of: $0, rules))
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
    let action = action(fields, CopyKey.actions, of: node, what: what, scope: scope)
    guard let matcher, let action else { return nil }
    return CopyRule(match: matcher, conditions: conditions, action: action)
  }
}

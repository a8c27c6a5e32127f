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
    let kinds = ComputedKey.values.filter { fields[$0] != nil }
    guard kinds.count == 1, let kind = kinds.first, let value = fields[kind] else {
      let words = ComputedKey.values.map(\.quoted).joined(separator: ", ")
      report("the computed capture `\(name)` must have exactly one of \(words)", at: node)
      return nil
    }
    checkKeys(beside: kind, fields)
    if kind == .copyOf {
      if let otherwise = fields[ComputedKey.otherwise] {
        report(
          "\(kind.quoted) has no `otherwise`", at: otherwise,
          advice: ["each entry of `require` has its own"])
      }
      return copy(of: value, as: name, fields, scope: scope)
    }
    let otherwise = otherwise(fields[ComputedKey.otherwise], kind, of: node, scope: scope)
    return computedValue(kind, value, fields, scope: scope).map {
      ComputedCapture(name: name, value: $0, otherwise: otherwise ?? "")
    }
  }

  /// Refuses keys that say nothing beside another one.
  private mutating func checkKeys(beside kind: ComputedKey, _ fields: [String: YAMLNode]) {
    for key in [ComputedKey.as, .firstLabel] where kind != .freeVariablesOf {
      guard let value = fields[key] else { continue }
      report("\(key.quoted) says how to write free variables, but there are none", at: value)
    }
    if kind != .nameWithout, let value = fields[ComputedKey.prefix] {
      report("`prefix` says what a name is to lose, and stands beside `name-without`", at: value)
    }
    if kind != .copyOf, let value = fields[ComputedKey.require] {
      report("`require` says something of a copy, and stands beside `copy-of`", at: value)
    }
    if kind != .copyOf, kind != .map, let value = fields[ComputedKey.rewriting] {
      report("`rewriting` stands beside `copy-of` or `map`", at: value)
    }
    if kind != .map, let value = fields[ComputedKey.join] {
      report("`join` says what stands between pieces, and stands beside `map`", at: value)
    }
    if kind != .operandsOf, let value = fields[ComputedKey.operator] {
      report("`operator` stands beside `operands-of`", at: value)
    }
  }

  private mutating func conditionalText(_ node: YAMLNode, scope: NameScope) -> ConditionalText? {
    let fields = fields(
      of: node, in: "an entry of `choice`", known: ChoiceKey.words,
      required: [ChoiceKey.text.rawValue])
    guard let fields else { return nil }
    let text = message(fields[ChoiceKey.text], ChoiceKey.text.quoted, scope: scope)
    let condition = fields[ChoiceKey.when].flatMap { fact($0, ChoiceKey.when.quoted, scope: scope) }
    return text.map { ConditionalText(text: $0, condition: condition) }
  }

  /// What to report if a capture cannot be computed; `text` always can.
  private mutating func otherwise(
    _ value: YAMLNode?, _ kind: ComputedKey, of node: YAMLNode, scope: NameScope
  ) -> String? {
    if kind == .text || kind == .nameWithout {
      if let value { report("\(kind.quoted) cannot fail and needs no `otherwise`", at: value) }
      return nil
    }
    if value == nil {
      report("\(kind.quoted) may fail; say with `otherwise` what to do then", at: node)
    }
    let holes: MessageHoles =
      switch kind {
      case .freeVariablesOf, .map: .fact
      case .memberwise: .detail
      default: .captures
      }
    return message(value, ComputedKey.otherwise.quoted, holes: holes, scope: scope)
  }

  private mutating func computedValue(
    _ kind: ComputedKey, _ value: YAMLNode, _ fields: [String: YAMLNode], scope: NameScope
  ) -> ComputedCapture.Value? {
    switch kind {
    case .typeOf: return capture(value, kind.quoted, scope).map { .typeOf($0) }
    case .elementTypeOf: return capture(value, kind.quoted, scope).map { .elementTypeOf($0) }
    case .versionsFor:
      return subject(value, kind.quoted, scope).map { .neededVersions(of: $0) }
    case .text: return message(value, kind.quoted, scope: scope).map { .text($0) }
    case .choice:
      let texts = (entries(value, kind.quoted, of: "texts") ?? []).compactMap {
        conditionalText($0, scope: scope)
      }
      return texts.isEmpty ? nil : .choice(texts)
    case .memberwise:
      return choice(value, kind.quoted, of: MemberwiseInitializer.Part.self).map { .memberwise($0) }
    case .freeName:
      let names = texts(value, kind.quoted)
      return names.isEmpty ? nil : .freeName(names)
    case .nameWithout:
      guard let prefix = text(fields[ComputedKey.prefix], "`prefix`") else {
        if fields[ComputedKey.prefix] == nil { report("\(kind.quoted) needs `prefix`", at: value) }
        return nil
      }
      return capture(value, kind.quoted, scope).map { .nameWithout(prefix: prefix, name: $0) }
    case .map: return mappedList(of: value, fields, scope: scope).map { .map($0) }
    case .operandsOf:
      if fields[ComputedKey.operator] == nil {
        report("\(kind.quoted) needs `operator`", at: value)
      }
      let symbol = text(fields[ComputedKey.operator], ComputedKey.operator.quoted)
      guard let name = capture(value, kind.quoted, scope), let symbol else { return nil }
      return .operands(of: name, operator: symbol)
    default:
      let form = choice(fields[ComputedKey.as], "`as`", of: FreeVariableForm.self)
      if fields[ComputedKey.as] == nil { report("\(kind.quoted) needs `as`", at: value) }
      let label = text(fields[ComputedKey.firstLabel], "`first-label`")
      guard let name = capture(value, kind.quoted, scope), let form else { return nil }
      return .freeVariables(of: name, as: form, firstLabel: label)
    }
  }
}

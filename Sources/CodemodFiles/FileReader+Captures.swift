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
    let otherwise = message(
      fields[ComputedKey.otherwise], "`otherwise`", holes: holes, scope: scope)
    if word == .text {
      if let otherwise = fields[ComputedKey.otherwise] {
        report("`text` cannot fail and needs no `otherwise`", at: otherwise)
      }
    } else if fields[ComputedKey.otherwise] == nil {
      report("\(word.quoted) may fail; say with `otherwise` what to do then", at: node)
    }
    return computed(word, value, scope: scope).map {
      ComputedCapture(name: name, value: $0, otherwise: otherwise ?? "")
    }
  }

  private mutating func computed(
    _ word: ComputedKey, _ value: YAMLNode, scope: NameScope
  ) -> ComputedCapture.Value? {
    switch word {
    case .typeOf: capture(value, word.quoted, scope).map { .typeOf($0) }
    case .text: message(value, word.quoted, scope: scope).map { .text($0) }
    case .memberwise:
      choice(value, word.quoted, of: MemberwiseInitializer.Part.self).map { .memberwise($0) }
    case .otherwise: nil
    }
  }
}

import CodeFacts
import YAMLReading

/// The keys of `builders` in a file of SDK data.
enum BuilderKey: String, Word { case attributes, closures, parameters }

/// The words for what a closure is there for; anything else is the name of a protocol.
enum BuilderWord: String, Word { case action, outer, declared }

extension FileReader {
  /// What a file of SDK data tells of result builders.
  mutating func builders(_ node: YAMLNode?) -> SDKBuilders {
    guard let node,
      let fields = fields(of: node, in: SDKKey.builders.quoted, known: BuilderKey.words)
    else { return SDKBuilders() }
    var builders = SDKBuilders()
    for pair in named(fields[BuilderKey.attributes], BuilderKey.attributes.quoted).values {
      let (name, what) = (pair.key.scalar?.text.trimmed ?? "", "what an attribute makes")
      let known: [BuilderWord] = [.declared]
      builders.attributes[name] = content(pair.value, what, known: known)
    }
    for pair in named(fields[BuilderKey.closures], BuilderKey.closures.quoted).values {
      let name = pair.key.scalar?.text.trimmed ?? ""
      builders.calls[name] = closures(pair.value, of: name)
    }
    for pair in named(fields[BuilderKey.parameters], BuilderKey.parameters.quoted).values {
      let name = pair.key.scalar?.text.trimmed ?? ""
      guard let text = text(pair.value, "what the closures of `\(name)` get") else { continue }
      builders.parameters[name] = text == Self.element ? .element : .type(text)
    }
    return builders
  }

  /// The word for an element of a call's first argument.
  private static let element = "element"

  /// The closures of a call, in their order.
  private mutating func closures(_ node: YAMLNode, of name: String) -> [SDKBuilders.Closure] {
    guard let pairs = node.mapping, !pairs.isEmpty else {
      reportKind(node, "what `\(name)` takes", wanted: "a mapping of labels")
      return []
    }
    let known: [BuilderWord] = [.action, .outer]
    return pairs.compactMap { pair in
      guard let label = text(pair.key, "a label of `\(name)`"),
        let content = content(pair.value, "what a closure makes", known: known)
      else { return nil }
      return SDKBuilders.Closure(label: label, content: content)
    }
  }

  /// A protocol, or one of some words.
  private mutating func content(
    _ node: YAMLNode, _ what: String, known: [BuilderWord]
  ) -> SDKBuilders.Content? {
    guard let text = text(node, what) else { return nil }
    switch BuilderWord(rawValue: text) {
    case .action? where known.contains(.action): return .action
    case .outer? where known.contains(.outer): return .outer
    case .declared? where known.contains(.declared): return .declared
    default: break
    }
    // Protocols have capital letters, so that a mistyped word shows.
    guard text.first?.isUppercase ?? false else {
      reportUnknown(
        "word", text, in: what, known: known.map(\.rawValue), at: node.start,
        advice: ["or write the name of a protocol"])
      return nil
    }
    return .conforming(text)
  }
}

/// The build settings of a target in one configuration.
struct BuildSettings {
  /// What a setting is.
  enum Value: Hashable {
    case text(String)
    /// It is nowhere set.
    case unset
    /// It is made of something that the settings do not tell.
    case unknown
  }

  /// Settings by name; what stands in an earlier layer overrules the later ones.
  private let layers: [[String: String]]

  init(layers: [[String: String]]) { self.layers = layers }

  /// The value of a setting that stands without a condition.
  func value(of name: String) -> Value {
    var expansion = Expansion(layers: layers)
    return expansion.value(of: name, from: 0)
  }

  /// The values that a setting has under some condition, as `NAME[sdk=…]`, in no particular order.
  func conditionalValues(of name: String) -> [Value] {
    layers.indices.flatMap { layer in
      layers[layer].filter { $0.key.hasPrefix(name + "[") }.map { _, text in
        var expansion = Expansion(layers: layers)
        return expansion.expand(text[...], of: name, in: layer)
      }
    }
  }
}

/// Puts values in where a setting names other settings.
private struct Expansion {
  typealias Value = BuildSettings.Value

  let layers: [[String: String]]
  /// How many settings are looked up within each other.
  private var depth = 0
  /// How many have been looked up: a few settings could ask for millions.
  private var count = 0

  private static let deepest = 32
  private static let most = 1000
  private static let longestText = 4096

  init(layers: [[String: String]]) { self.layers = layers }

  mutating func value(of name: String, from first: Int) -> Value {
    guard depth < Self.deepest, count < Self.most else { return .unknown }
    count += 1
    depth += 1
    defer { depth -= 1 }
    for layer in first..<max(first, layers.count) {
      if let text = layers[layer][name] { return expand(text[...], of: name, in: layer) }
    }
    return .unset
  }

  /// The text of a setting with all values put in.
  mutating func expand(_ text: Substring, of name: String, in layer: Int) -> Value {
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      guard character == "$", let open = rest.first, open == "(" || open == "{" else {
        result.append(character)
        continue
      }
      rest.removeFirst()
      guard let inner = Self.takeInner(of: open, from: &rest),
        case .text(let words) = expand(inner, of: name, in: layer),
        case .text(let value) = self.value(written: words, of: name, in: layer)
      else { return .unknown }
      result += value
      guard result.utf8.count <= Self.longestText else { return .unknown }
    }
    return .text(result)
  }

  /// Takes what stands up to the bracket that belongs to an open one.
  private static func takeInner(
    of open: Character, from rest: inout Substring
  ) -> Substring? {
    let close: Character = open == "(" ? ")" : "}"
    var depth = 0
    for index in rest.indices {
      if rest[index] == open { depth += 1 }
      guard rest[index] == close else { continue }
      if depth == 0 {
        let inner = rest[..<index]
        rest = rest[rest.index(after: index)...]
        return inner
      }
      depth -= 1
    }
    return nil
  }

  /// The value of `NAME`, `NAME:modifier` or `inherited`.
  private mutating func value(written words: String, of name: String, in layer: Int) -> Value {
    let parts = words.split(separator: ":", omittingEmptySubsequences: false)
    let wanted = String(parts[0])
    var value =
      wanted == "inherited" || wanted == name
      ? self.value(of: name, from: layer + 1) : self.value(of: wanted, from: 0)
    if wanted == "inherited", value == .unset { value = .text("") }
    guard case .text(var text) = value else { return .unknown }
    for modifier in parts.dropFirst() {
      switch modifier {
      case "c99extidentifier": text = text.moduleName
      case "lower": text = text.lowercased()
      case "upper": text = text.uppercased()
      default: return .unknown
      }
    }
    return .text(text)
  }
}

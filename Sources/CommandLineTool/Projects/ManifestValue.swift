/// A part of a package manifest, as far as it is written plainly.
indirect enum ManifestValue: Equatable {
  /// A string literal without escapes.
  case string(String)
  case list([ManifestValue])
  /// A call such as `.target(…)`, by the last part of the name.
  case call(String, [Argument])
  /// What is computed, or in another form.
  case other

  struct Argument: Equatable {
    let label: String?
    let value: ManifestValue
  }

  /// The text of a string.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The texts of a list of nothing but strings.
  var texts: [String]? {
    guard case .list(let values) = self else { return nil }
    let texts = values.compactMap(\.text)
    return texts.count == values.count ? texts : nil
  }
}

extension [ManifestValue.Argument] {
  /// The value of the argument with a label.
  subscript(label: String) -> ManifestValue? { first { $0.label == label }?.value }
}

/// Reads values out of a manifest's tokens.
struct ManifestParser {
  private typealias Token = ManifestLexer.Token

  private var rest: ArraySlice<ManifestLexer.Token>
  private var depth = 0
  /// Manifests do not nest deeper; what does is not read.
  private static let deepestNesting = 32

  /// A parser that begins behind the parenthesis that opens a call's arguments.
  init(_ tokens: ArraySlice<ManifestLexer.Token>) { rest = tokens }

  /// The arguments up to the parenthesis that closes the call; nil if none does.
  mutating func arguments() -> [ManifestValue.Argument]? {
    var arguments: [ManifestValue.Argument] = []
    while let token = rest.first {
      if token == .symbol(")") {
        rest.removeFirst()
        return arguments
      }
      if token == .symbol(",") {
        rest.removeFirst()
        continue
      }
      guard token != .symbol("]"), token != .symbol("}") else { return nil }
      var label: String?
      if case .word(let word) = token, rest.dropFirst().first == .symbol(":") {
        label = word
        rest.removeFirst(2)
      }
      arguments.append(ManifestValue.Argument(label: label, value: value()))
    }
    return nil
  }

  /// Reads up to a comma or a closing bracket.
  private mutating func value() -> ManifestValue {
    let value = primary()
    if isAtEnd { return value }
    skipRest()
    return .other
  }

  private var isAtEnd: Bool {
    switch rest.first {
    case nil, .symbol(","), .symbol(")"), .symbol("]"), .symbol("}"): true
    default: false
    }
  }

  private mutating func primary() -> ManifestValue {
    guard depth < Self.deepestNesting else { return .other }
    depth += 1
    defer { depth -= 1 }
    switch rest.first {
    case .string(let text):
      rest.removeFirst()
      return text.contains("\\") ? .other : .string(text)
    case .symbol("["):
      rest.removeFirst()
      return list()
    case .symbol("."), .word:
      return call()
    default:
      return .other
    }
  }

  private mutating func list() -> ManifestValue {
    var values: [ManifestValue] = []
    while let token = rest.first {
      if token == .symbol("]") {
        rest.removeFirst()
        return .list(values)
      }
      if token == .symbol(",") {
        rest.removeFirst()
        continue
      }
      guard token != .symbol(")"), token != .symbol("}") else { return .other }
      values.append(value())
    }
    return .other
  }

  private mutating func call() -> ManifestValue {
    var name: String?
    while let token = rest.first {
      if case .word(let word) = token {
        name = word
      } else if token != .symbol(".") {
        break
      }
      rest.removeFirst()
    }
    guard let name, rest.first == .symbol("(") else { return .other }
    rest.removeFirst()
    guard let arguments = arguments() else { return .other }
    return .call(name, arguments)
  }

  /// Leaves out tokens up to a comma or a closing bracket that belongs to what is around.
  private mutating func skipRest() {
    var depth = 0
    while let token = rest.first {
      switch token {
      case .symbol("("), .symbol("["), .symbol("{"): depth += 1
      case .symbol(")"), .symbol("]"), .symbol("}"):
        if depth == 0 { return }
        depth -= 1
      case .symbol(",") where depth == 0: return
      default: break
      }
      rest.removeFirst()
    }
  }
}

import SyntaxTrees

/// Tells types of functions from others, through the names that stand for them.
struct FunctionTypes {
  let facts: FileFacts
  /// How many names may stand for each other.
  private static let deepest = 8

  /// The names of the standard library that stand for no type of functions.
  private static let standardNames: Set<String> = [
    "Any", "AnyHashable", "AnyObject", "Array", "Bool", "Character", "ClosedRange", "Dictionary",
    "Double", "Duration", "Error", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "KeyPath",
    "Optional", "Range", "Result", "Self", "Set", "String", "Substring", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "Void",
  ]

  /// Whether a type, as written at a node, is one of functions; optional ones are not.
  func isFunction(_ text: String, at node: Node) -> Truth {
    isFunction(text, at: node, depth: 0)
  }

  private func isFunction(_ text: String, at node: Node, depth: Int) -> Truth {
    let type = Self.withoutAttributes(text)
    if Self.hasArrow(type) { return .yes }
    guard let first = type.first else { return .unknown }
    if first == "(", type.hasSuffix(")") {
      let inside = String(type.dropFirst().dropLast())
      // A tuple is a type of its own; parentheses around one type are nothing.
      return Self.hasComma(inside) || inside.isEmpty
        ? .no : isFunction(inside, at: node, depth: depth)
    }
    if ["?", "]"].contains(type.last) || ["any ", "some "].contains(where: type.hasPrefix)
      || type.hasSuffix(".Type") || type.contains("&")
    {
      return .no
    }
    return isNamed(TypeText.withoutArguments(type), at: node, depth: depth)
  }

  private func isNamed(_ name: String, at node: Node, depth: Int) -> Truth {
    guard depth < Self.deepest else { return .unknown }
    if facts.genericParameter(named: name, at: node) != nil { return .no }
    if let type = facts.type(named: name, at: node), type.primary != nil { return .no }
    if let alias = alias(name, at: node) {
      return isFunction(alias, at: node, depth: depth + 1)
    }
    if facts.declarationOfType(named: name, at: node) != nil { return .unknown }
    let isKnown =
      Self.standardNames.contains(name) || facts.sdkType(named: name, at: node) != nil
    return isKnown ? .no : .unknown
  }

  /// What an alias stands for, of a type around the node or outside of types.
  private func alias(_ name: String, at node: Node) -> String? {
    var outer = facts.type(around: node)?.path
    while let path = outer {
      let parts = facts.nominal(path)?.parts ?? []
      if let found = parts.lazy.compactMap({ $0.aliases[name] ?? nil }).first { return found }
      outer = path.lastIndex(of: ".").map { String(path[..<$0]) }
    }
    return facts.alias(named: name)
  }

  private static func withoutAttributes(_ text: String) -> String {
    var rest = text[...].drop { $0.isWhitespace }
    while rest.first == "@" {
      rest = rest.drop { !$0.isWhitespace && $0 != "(" }
      if rest.first == "(", let end = rest.firstIndex(of: ")") {
        rest = rest[rest.index(after: end)...]
      }
      rest = rest.drop { $0.isWhitespace }
    }
    return String(rest).trimmedEnd
  }

  /// Whether an arrow stands outside of all brackets.
  private static func hasArrow(_ text: String) -> Bool {
    outside(text).contains("->")
  }

  private static func hasComma(_ text: String) -> Bool {
    outside(text).contains(",")
  }

  /// The text without what stands in brackets.
  private static func outside(_ text: String) -> String {
    var depth = 0
    var result = ""
    for character in text.replacing("->", with: "\u{2192}") {
      if "([<".contains(character) { depth += 1 }
      if depth == 0 { result.append(character) }
      if ")]>".contains(character) { depth -= 1 }
    }
    return result.replacing("\u{2192}", with: "->")
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self[...]
    while text.last?.isWhitespace ?? false { text = text.dropLast() }
    return String(text)
  }
}

import SyntaxTrees

/// What the text of a type tells.
enum TypeText {
  /// The type without white space and with optionals as `T?`.
  static func canonical(_ text: String) -> String {
    var type = CompactText.of(text)
    var marks = ""
    while true {
      if type.hasSuffix("?") {
        type.removeLast()
        marks += "?"
      } else if type.hasPrefix("Optional<"), closesAtEnd(type.dropFirst(8)) {
        type = String(type.dropFirst(9).dropLast())
        marks += "?"
      } else {
        return type + marks
      }
    }
  }

  /// Whether the type is an optional.
  static func isOptional(_ text: String) -> Bool { canonical(text).hasSuffix("?") }

  /// The type inside an optional; nil if it is none.
  static func wrapped(_ text: String) -> String? {
    let type = canonical(text)
    return type.hasSuffix("?") ? String(type.dropLast()) : nil
  }

  /// The type of an array's elements; nil if the type is no array.
  static func arrayElement(of text: String) -> String? {
    let type = text.trimmedWhitespace
    return type.hasPrefix("[") || type.hasPrefix("Array<") ? element(of: type) : nil
  }

  /// The type as an optional, with parentheses where they are needed.
  static func optional(_ text: String) -> String {
    let needsParentheses =
      text.contains("->") || ["some ", "any "].contains { text.hasPrefix($0) } || text.contains("&")
    return needsParentheses && !text.hasPrefix("(") ? "(\(text))?" : text + "?"
  }

  /// The name of a type without its generic arguments.
  static func withoutArguments(_ text: String) -> String {
    var result = ""
    var depth = 0
    for character in text {
      if character == "<" { depth += 1 }
      if depth == 0, !character.isWhitespace { result.append(character) }
      if character == ">" { depth -= 1 }
    }
    return result
  }

  /// The types that a type node is made of by `&`, without `some` and `any`.
  static func parts(of node: Node) -> [String] {
    var node = node
    while node.kind == .opaqueType || node.kind == .existentialType,
      let inner = node.namedChildren.last
    {
      node = inner
    }
    return withoutArguments(node.compactText).split(separator: "&").map(String.init)
  }

  private static func closesAtEnd(_ text: Substring) -> Bool {
    var depth = 0
    for index in text.indices {
      if text[index] == "<" { depth += 1 }
      if text[index] == ">" { depth -= 1 }
      if depth == 0 { return text.index(after: index) == text.endIndex }
    }
    return false
  }
}

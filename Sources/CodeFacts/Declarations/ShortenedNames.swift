public import SyntaxTrees

extension FileFacts {
  /// The name of a function without a word at its beginning, written as names begin.
  ///
  /// It is the name as it stands if the rest is no name of its own, if the type speaks of that
  /// name already or would have it twice, or if the function is spoken of by the name that it has.
  ///
  /// - Parameters:
  ///   - name: The identifier in the function's declaration.
  ///   - prefix: The word that goes.
  /// - Returns: The name as code.
  public func name(of name: Node, without prefix: String) -> String {
    let old = name.identifierText
    guard let short = ShortenedName.of(old, without: prefix),
      let type = type(around: name), !speaks(type, of: short, otherThan: name),
      !type.parts.contains(where: { part in
        facts(of: part.node).identifiers[old].contains { part.node.contains($0) && $0 != name }
      })
    else { return name.text }
    let rivals = type.parts.flatMap(\.functions).filter {
      $0.nameNode != name && ShortenedName.of($0.name, without: prefix) == short
    }
    return rivals.isEmpty ? short : name.text
  }

  /// Whether a type has a member of that name, or may mean something outside of it by the name.
  private func speaks(_ type: NominalType, of name: String, otherThan node: Node) -> Bool {
    project.note(name)
    if type.hasMember(named: name) || !type.functions(named: name).isEmpty { return true }
    return type.parts.contains { part in
      facts(of: part.node).identifiers[name].contains { mention in
        guard part.node.contains(mention) else { return false }
        switch IdentifierRole(mention) {
        case .value, .capture, .shorthand: return LocalScopes.local(name, at: mention) == nil
        case .member(let target): return target.kind == .selfExpression
        case .implicitMember, .argumentLabel, .none: return false
        }
      }
    }
  }
}

/// What is left of a name.
enum ShortenedName {
  /// The name without a word at its beginning and the underscores behind it, with a small first
  /// letter, or first letters if they are an abbreviation; nil if that is no identifier, or if the
  /// word goes on.
  static func of(_ name: String, without prefix: String) -> String? {
    guard name.hasPrefix(prefix) else { return nil }
    let behind = name.dropFirst(prefix.count)
    let rest = behind.drop { $0 == "_" }
    guard let first = rest.first, first.isLetter,
      rest.startIndex != behind.startIndex || !first.isLowercase
    else { return nil }
    let capitals = rest.prefix { $0.isUppercase }
    let behindCapitals = rest.dropFirst(capitals.count).first
    let isWord = capitals.count <= 1 || !(behindCapitals?.isLowercase ?? false)
    let count = isWord ? capitals.count : capitals.count - 1
    let short = rest.prefix(count).lowercased() + rest.dropFirst(count)
    return keywords.contains(short) ? nil : short
  }

  /// The words that are no names without backticks.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}

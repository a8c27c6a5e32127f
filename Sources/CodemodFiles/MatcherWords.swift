import QueryLanguage
import SyntaxTrees
import YAMLReading

/// The words of a matcher in a codemod file.
enum MatcherWord: String, CaseIterable {
  case pattern, query, kind, regex, all, any, not, matching
  case `as`, exactly
  case inside, has, precedes, follows

  static var words: [String] { allCases.map(\.rawValue) }
  /// The words that narrow down what the others find.
  static let relations: [MatcherWord] = [.inside, .has, .precedes, .follows]
}

extension FileReader {
  /// A matcher: a pattern as a text, or a mapping of the words above.
  ///
  /// Captures are added to `scope`, so that what is read later may speak of them.
  mutating func matcher(_ node: YAMLNode, _ what: String, scope: inout NameScope) -> Matcher? {
    if node.scalar != nil { return pattern(node, what, role: nil, exactly: false, scope: &scope) }
    guard let fields = fields(of: node, in: what, known: MatcherWord.words) else { return nil }
    return matcher(fields, of: node, what, scope: &scope)
  }

  /// A matcher whose words stand among others in a mapping, such as a rule's.
  mutating func matcher(
    _ fields: [String: YAMLNode], of node: YAMLNode, _ what: String, scope: inout NameScope
  ) -> Matcher? {
    let before = diagnostics.count
    var parts: [Matcher] = []
    let role = choice(fields["as"], "`as`", of: PatternRole.self)
    let exactly = flag(fields["exactly"], "`exactly`") ?? false
    // In the order of the words, so that captures are known before what speaks of them.
    for word in MatcherWord.allCases {
      guard let value = fields[word.rawValue] else { continue }
      let part = part(
        word, value, role: role, exactly: exactly, scope: &scope)
      if let part { parts.append(part) }
    }
    guard diagnostics.count == before else { return nil }
    if parts.isEmpty {
      report("\(what) does not say what to look for", at: node, advice: ["add a `pattern`"])
      return nil
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func part(
    _ word: MatcherWord, _ value: YAMLNode, role: PatternRole?, exactly: Bool,
    scope: inout NameScope
  ) -> Matcher? {
    let what = "`\(word.rawValue)`"
    switch word {
    case .pattern: return pattern(value, what, role: role, exactly: exactly, scope: &scope)
    case .query: return query(value, scope: &scope)
    case .kind: return kinds(value)
    case .regex:
      return parsed(value, what) { (text) throws(PatternError) in
        .regex(try RegularExpression(parsing: text))
      }
    case .all: return list(value, what, scope: &scope).map { .all($0) }
    case .any: return list(value, what, scope: &scope).map { .any($0) }
    case .not: return matcher(value, what, scope: &scope).map { .not($0) }
    case .matching: return named(value, scope: &scope)
    case .inside: return matcher(value, what, scope: &scope).map { .inside($0) }
    case .has: return matcher(value, what, scope: &scope).map { .has($0) }
    case .precedes: return matcher(value, what, scope: &scope).map { .precedes($0) }
    case .follows: return matcher(value, what, scope: &scope).map { .follows($0) }
    case .as, .exactly: return nil
    }
  }

  private mutating func pattern(
    _ node: YAMLNode, _ what: String, role: PatternRole?, exactly: Bool, scope: inout NameScope
  ) -> Matcher? {
    let pattern = parsed(node, what) { (text) throws(PatternError) in
      try Pattern(parsing: text, as: role, exactly: exactly)
    }
    guard let pattern else { return nil }
    for item in pattern.items {
      if case .placeholder(let placeholder) = item.content, !placeholder.isAnonymous {
        scope.captures.insert(placeholder.name)
      }
    }
    return .pattern(pattern)
  }

  private mutating func query(_ node: YAMLNode, scope: inout NameScope) -> Matcher? {
    let query = parsed(node, "`query`") { (text) throws(PatternError) in
      try TreeQuery(parsing: text)
    }
    guard let query else { return nil }
    scope.captures.formUnion(query.captureNames)
    return .query(query)
  }

  private mutating func kinds(_ node: YAMLNode) -> Matcher? {
    var kinds: [Kind] = []
    for name in texts(node, "`kind`") {
      if let kind = Kind.named(name) {
        kinds.append(kind)
      } else {
        let known = Kind.all.filter(\.isNamed).map(\.name).filter { !$0.hasPrefix("_") }
        reportUnknown("kind of node", name, known: known, at: node.start)
      }
    }
    return kinds.isEmpty ? nil : .kind(kinds)
  }

  private mutating func list(
    _ node: YAMLNode, _ what: String, scope: inout NameScope
  ) -> [Matcher]? {
    guard let nodes = node.sequence, !nodes.isEmpty else {
      report("\(what) is \(node.kindDescription), but must be a list of matchers", at: node)
      return nil
    }
    var result: [Matcher] = []
    for node in nodes {
      if let matcher = matcher(node, "a matcher of \(what)", scope: &scope) {
        result.append(matcher)
      }
    }
    return result.count == nodes.count ? result : nil
  }

  private mutating func named(_ node: YAMLNode, scope: inout NameScope) -> Matcher? {
    guard let name = text(node, "`matching`") else { return nil }
    let known = scope.utilities.matchers
    guard let definition = known[name] else {
      reportUnknown("matcher", name, known: known.keys.sorted(), at: node.start)
      return nil
    }
    guard scope.depth < NameScope.deepestUse else {
      report("the matcher `\(name)` is made of itself", at: node)
      return nil
    }
    scope.depth += 1
    defer { scope.depth -= 1 }
    return matcher(definition, "the matcher `\(name)`", scope: &scope)
  }
}

import QueryLanguage
import SyntaxTrees
import TextEditing
import YAMLReading

extension FileReader {
  /// A matcher: a pattern as a text, or a mapping of ``MatcherWord``.
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
    let role = choice(fields[MatcherWord.as], "`as`", of: PatternRole.self)
    let exactly = flag(fields[MatcherWord.exactly], "`exactly`") ?? false
    for word in [MatcherWord.as, .exactly] {
      if let value = fields[word], fields[MatcherWord.pattern] == nil {
        report("\(word.quoted) says how to read a `pattern`, but there is none", at: value)
      }
    }
    var parts: [Matcher] = []
    // In the order of the words, so that captures are known before what speaks of them.
    for word in MatcherWord.allCases {
      guard let value = fields[word] else { continue }
      let part = part(word, value, role: role, exactly: exactly, scope: &scope)
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
    let what = word.quoted
    switch word {
    case .pattern: return pattern(value, what, role: role, exactly: exactly, scope: &scope)
    case .query: return query(value, scope: &scope)
    case .kind: return kinds(value)
    case .regex:
      return parsed(value, what) { (text) throws(PatternError) in
        .regex(try RegularExpression(parsing: text))
      }
    case .all: return all(value, scope: &scope)
    case .any: return any(value, scope: &scope)
    case .not:
      // What must not be there captures nothing.
      var inner = scope
      return matcher(value, what, scope: &inner).map { .not($0) }
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
    guard let scalar = node.scalar, !node.isNull else {
      reportKind(node, what, wanted: "a text")
      return nil
    }
    do throws(PatternError) {
      let pattern = try Pattern(parsing: scalar.text, as: role, exactly: exactly)
      for name in pattern.names { scope.add(name) }
      return .pattern(pattern)
    } catch {
      for mistake in Pattern.mistakes(in: scalar.text, as: role) {
        report("\(what): \(mistake.message)", at: scalar.position(of: mistake.offset))
      }
      scope.isIncomplete = true
      return nil
    }
  }

  private mutating func query(_ node: YAMLNode, scope: inout NameScope) -> Matcher? {
    let query = parsed(node, MatcherWord.query.quoted) { (text) throws(PatternError) in
      try TreeQuery(parsing: text)
    }
    guard let query else {
      scope.isIncomplete = true
      return nil
    }
    for name in query.captureNames { scope.add(name) }
    return .query(query)
  }

  private mutating func kinds(_ node: YAMLNode) -> Matcher? {
    let nodes = node.sequence == nil ? [node] : entries(node, "`kind`", of: "kinds") ?? []
    var kinds: [Kind] = []
    for node in nodes {
      guard let name = text(node, "`kind`") else { continue }
      if let kind = Kind.named(name) {
        kinds.append(kind)
      } else {
        let known = Kind.all.filter(\.isNamed).map(\.name).filter { !$0.hasPrefix("_") }
        let nearest = Suggestion.nearest(to: name, in: known)
        report(
          "unknown kind of node `\(name)`" + (nearest.map { "; did you mean `\($0)`?" } ?? ""),
          at: node, advice: ["`swift-codemod tree FILE` shows the kinds of a file's nodes"])
      }
    }
    return kinds.isEmpty ? nil : .kind(kinds)
  }

  private mutating func all(_ node: YAMLNode, scope: inout NameScope) -> Matcher? {
    guard let nodes = entries(node, "`all`", of: "matchers") else { return nil }
    var result: [Matcher] = []
    for node in nodes {
      if let matcher = matcher(node, "a matcher of `all`", scope: &scope) { result.append(matcher) }
    }
    return .all(result)
  }

  private mutating func any(_ node: YAMLNode, scope: inout NameScope) -> Matcher? {
    guard let nodes = entries(node, "`any`", of: "matchers") else { return nil }
    var result: [Matcher] = []
    var scopes: [NameScope] = []
    for node in nodes {
      var inner = scope
      let matcher = matcher(node, "a matcher of `any`", scope: &inner)
      if let matcher { result.append(matcher) }
      scopes.append(inner)
    }
    scope.add(alternatives: scopes)
    return .any(result)
  }

  private mutating func named(_ node: YAMLNode, scope: inout NameScope) -> Matcher? {
    guard let name = text(node, MatcherWord.matching.quoted) else { return nil }
    let known = scope.utilities.matchers
    guard let definition = known[name] else {
      reportUnknown("matcher", name, known: known.keys.sorted(), at: node.start)
      scope.isIncomplete = true
      return nil
    }
    guard begin("matcher", name, at: node, scope: &scope) else { return nil }
    defer { scope.uses.removeLast() }
    return matcher(definition.value, "the matcher `\(name)`", scope: &scope)
  }

  /// Notes that a named fact or matcher is being read; refuses circles, and too much of it.
  mutating func begin(
    _ what: String, _ name: String, at node: YAMLNode, scope: inout NameScope
  ) -> Bool {
    let use = "the \(what) `\(name)`"
    usedNames.insert(use)
    if let first = scope.uses.firstIndex(of: use) {
      let circle = (scope.uses[first...] + [use]).joined(separator: ", then ")
      report("\(use) is made of itself", at: node, advice: ["in turn \(circle)"])
      return false
    }
    namedReadings += 1
    guard namedReadings <= Self.mostNamedReadings else {
      if namedReadings == Self.mostNamedReadings + 1 {
        report("named facts and matchers use each other too often to be read", at: node)
      }
      return false
    }
    scope.uses.append(use)
    return true
  }
}

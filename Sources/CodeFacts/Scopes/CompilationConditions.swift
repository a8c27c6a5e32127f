import SyntaxTrees

/// The conditions of `#if` under which a place of a file is compiled.
struct CompilationConditions {
  /// What must hold, from the outside in: the text of a condition, and whether it is to be true.
  private(set) var clauses: [(text: String, holds: Bool)] = []

  /// Goes through the directives before a node; each `#if` that is still open there is around it.
  ///
  /// - Parameters:
  ///   - node: The place.
  ///   - directives: All directives of the file, in order.
  init(around node: Node, among directives: [Node]) {
    // For each open `#if`, the conditions of its branches up to the present one; none for `#else`.
    var open: [[String?]] = []
    for directive in directives.prefix(while: { $0.start < node.start }) {
      let text = directive.text
      if let condition = Self.condition(of: text, behind: "#if") {
        open.append([condition])
      } else if let last = open.indices.last {
        if let condition = Self.condition(of: text, behind: "#elseif") {
          open[last].append(condition)
        } else if text.hasPrefix("#else") {
          open[last].append(nil)
        } else if text.hasPrefix("#endif") {
          open.removeLast()
        }
      }
    }
    for branches in open {
      clauses += branches.dropLast().compactMap { $0.map { ($0, false) } }
      if let present = branches.last, let present { clauses.append((present, true)) }
    }
  }

  private static func condition(of text: String, behind word: String) -> String? {
    guard text.hasPrefix(word) else { return nil }
    let rest = text.dropFirst(word.count)
    // `#if(os(iOS))` needs no space.
    guard let first = rest.first, !first.isLetter else { return nil }
    return String(rest)
  }

  /// Whether the place is compiled for a platform.
  func allow(_ platform: String) -> Truth {
    var result = Truth.yes
    for (text, holds) in clauses {
      let truth = CompilationCondition.truth(of: text, on: platform)
      let answer = holds ? truth : truth.negated
      if answer == .no { return .no }
      if answer == .unknown { result = .unknown }
    }
    return result
  }
}

/// Works out the condition of an `#if`, as far as the platform tells.
struct CompilationCondition {
  private let words: [Substring]
  private let platform: String
  private var next = 0
  private var depth = 0
  private static let deepest = 50

  /// Whether a condition holds on a platform; unknown if that hangs on something else.
  static func truth(of text: String, on platform: String) -> Truth {
    var condition = CompilationCondition(words: words(of: text), platform: platform)
    guard let truth = condition.disjunction(), condition.next == condition.words.count else {
      return .unknown
    }
    return truth
  }

  private init(words: [Substring], platform: String) {
    self.words = words
    self.platform = platform
  }

  /// Names, numbers, and marks one by one; `&&` and `||` as they are; no comments.
  private static func words(of text: String) -> [Substring] {
    var result: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      if rest.hasPrefix("//") { break }
      if rest.hasPrefix("/*") {
        guard let end = rest.dropFirst(2).firstRange(of: "*/") else { break }
        rest = rest[end.upperBound...]
      } else if first.isWhitespace {
        rest.removeFirst()
      } else {
        var word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        if word.isEmpty {
          word = rest.prefix(rest.hasPrefix("&&") || rest.hasPrefix("||") ? 2 : 1)
        }
        result.append(word)
        rest = rest[word.endIndex...]
      }
    }
    return result
  }

  private mutating func take(_ word: String) -> Bool {
    guard next < words.count, words[next] == word else { return false }
    next += 1
    return true
  }

  private mutating func disjunction() -> Truth? {
    guard var result = conjunction() else { return nil }
    while take("||") {
      guard let other = conjunction() else { return nil }
      result = (result.negated && other.negated).negated
    }
    return result
  }

  private mutating func conjunction() -> Truth? {
    guard var result = operand() else { return nil }
    while take("&&") {
      guard let other = operand() else { return nil }
      result = result && other
    }
    return result
  }

  private mutating func operand() -> Truth? {
    var isNegated = false
    while take("!") { isNegated.toggle() }
    let truth = take("(") ? group() : named()
    return isNegated ? truth?.negated : truth
  }

  /// A condition in parentheses.
  private mutating func group() -> Truth? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard let truth = disjunction(), take(")") else { return nil }
    return truth
  }

  /// `true`, `FLAG`, `os(…)`, `canImport(…)` ….
  private mutating func named() -> Truth? {
    guard next < words.count else { return nil }
    let name = words[next]
    next += 1
    if name == "true" { return .yes }
    if name == "false" { return .no }
    guard take("(") else { return .unknown }
    let start = next
    var open = 1
    while next < words.count, open > 0 {
      if words[next] == "(" { open += 1 }
      if words[next] == ")" { open -= 1 }
      next += 1
    }
    guard open == 0 else { return nil }
    let arguments = words[start..<(next - 1)]
    guard arguments.count == 1, let argument = arguments.first else { return .unknown }
    switch name {
    case "os": return isSystem(argument)
    case "targetEnvironment" where argument == "macCatalyst":
      return platform == "macCatalyst" ? .yes : .no
    default: return .unknown
    }
  }

  private func isSystem(_ name: Substring) -> Truth {
    let systems = ["OSX": "macOS", "xrOS": "visionOS"]
    let name = systems[String(name)] ?? String(name)
    // An app for iOS that runs on a Mac is built with the condition of iOS.
    let isMeant = name == platform || name == "iOS" && platform == "macCatalyst"
    return isMeant ? .yes : .no
  }
}

extension Truth {
  /// Whether both hold.
  static func && (one: Truth, other: Truth) -> Truth {
    if one == .no || other == .no { return .no }
    return one == .yes && other == .yes ? .yes : .unknown
  }
}

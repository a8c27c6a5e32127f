import SyntaxTrees

/// On which platforms the code of a file is compiled, by the `#if` lines around it.
struct ConditionalCode {
  /// What is known of a condition, or of code under it, on one platform.
  enum Answer: Hashable {
    case yes, no
    /// It holds in some builds: what decides is not the platform.
    case either
    /// It may depend on the platform.
    case unclear

    var negated: Answer {
      switch self {
      case .yes: .no
      case .no: .yes
      case .either, .unclear: self
      }
    }

    func and(_ other: Answer) -> Answer {
      for answer in [Answer.no, .unclear, .either] where self == answer || other == answer {
        return answer
      }
      return .yes
    }

    func or(_ other: Answer) -> Answer { negated.and(other.negated).negated }
  }

  /// One `#if` that is open: the condition that counts, and those before it, which do not hold.
  private struct Branch {
    var condition: String?
    var earlier: [String] = []
  }

  private let directives: [Node]

  /// Looks over a file once.
  init(in tree: SyntaxTree) {
    directives = tree.root.descendants.filter { $0.kind == .directive }
  }

  /// Whether the code at an offset is compiled for a platform.
  func isCompiled(_ offset: Int, for platform: String) -> Answer {
    var open: [Branch] = []
    for directive in directives.prefix(while: { $0.start < offset }) {
      let words = directive.textWithoutComments.split(
        maxSplits: 1, whereSeparator: { $0.isWhitespace || $0 == "(" || $0 == "!" })
      let keyword = words.first.map(String.init) ?? ""
      let rest = String(directive.textWithoutComments.dropFirst(keyword.count))
      switch keyword {
      case "#if": open.append(Branch(condition: rest))
      case "#elseif", "#else":
        guard var branch = open.popLast() else { continue }
        branch.earlier += branch.condition.map { [$0] } ?? []
        branch.condition = keyword == "#else" ? nil : rest
        open.append(branch)
      case "#endif": _ = open.popLast()
      default: break
      }
    }
    return open.reduce(.yes) { answer, branch in
      let earlier = branch.earlier.reduce(Answer.yes) {
        $0.and(BuildCondition.answer($1, on: platform).negated)
      }
      let own = branch.condition.map { BuildCondition.answer($0, on: platform) } ?? .yes
      return answer.and(earlier).and(own)
    }
  }
}

/// Reads the condition of an `#if`.
private struct BuildCondition {
  typealias Answer = ConditionalCode.Answer

  /// How deep parentheses may nest.
  private static let deepest = 50
  /// What decides about builds and not about platforms.
  private static let unrelated: Set<String> = [
    "compiler", "swift", "hasFeature", "hasAttribute", "arch", "_endian", "_runtime",
    "_compiler_version",
  ]

  private let platform: String
  private var rest: Substring
  private var depth = 0

  static func answer(_ text: String, on platform: String) -> Answer {
    var condition = BuildCondition(platform: platform, rest: text[...])
    let answer = condition.alternatives()
    condition.skipBlanks()
    return condition.rest.isEmpty ? answer : .unclear
  }

  private init(platform: String, rest: Substring) {
    self.platform = platform
    self.rest = rest
  }

  private mutating func alternatives() -> Answer {
    var answer = conjunction()
    while take("||") { answer = answer.or(conjunction()) }
    return answer
  }

  private mutating func conjunction() -> Answer {
    var answer = operand()
    while take("&&") { answer = answer.and(operand()) }
    return answer
  }

  private mutating func operand() -> Answer {
    var isNegated = false
    while take("!") { isNegated.toggle() }
    let answer = value()
    return isNegated ? answer.negated : answer
  }

  private mutating func value() -> Answer {
    if take("(") {
      depth += 1
      guard depth < Self.deepest else {
        rest = "…"
        return .unclear
      }
      let answer = alternatives()
      depth -= 1
      return take(")") ? answer : .unclear
    }
    skipBlanks()
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest.dropFirst(word.count)
    guard take("(") else { return flag(String(word)) }
    let argument = rest.prefix { $0 != ")" }.filter { !$0.isWhitespace }
    rest = rest.dropFirst(rest.prefix { $0 != ")" }.count)
    guard take(")") else { return .unclear }
    return test(String(word), String(argument))
  }

  private func flag(_ word: String) -> Answer {
    switch word {
    case "true": .yes
    case "false": .no
    default: .either
    }
  }

  private func test(_ word: String, _ argument: String) -> Answer {
    switch word {
    case "os":
      // What is made for one platform and runs on another one is compiled as for the first.
      let own = platform == "macCatalyst" ? "iOS" : platform
      return argument == own ? .yes : .no
    case "targetEnvironment":
      guard argument == "macCatalyst" else { return .either }
      return platform == "macCatalyst" ? .yes : .no
    default:
      return Self.unrelated.contains(word) ? .either : .unclear
    }
  }

  private mutating func skipBlanks() {
    rest = rest.drop { $0.isWhitespace }
  }

  private mutating func take(_ text: String) -> Bool {
    skipBlanks()
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }
}

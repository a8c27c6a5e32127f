/// A pattern for paths: `*`, `**`, `?`, `[a-z]`.
struct Glob {
  private enum Token {
    case scalar(Unicode.Scalar)
    /// One scalar but a slash.
    case one
    /// A scalar in one of the ranges, or in none of them.
    case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)
    /// Any scalars but slashes.
    case star
    /// Any scalars.
    case anything
    /// `**/`: nothing, or anything that ends with a slash.
    case folders
  }

  private let tokens: [Token]
  /// Whether the pattern is about the whole path, not about a name on it.
  private let isAboutPath: Bool

  /// Reads a pattern; every text is one.
  init(_ pattern: String) {
    var scalars = Array(pattern.unicodeScalars)
    while scalars.count > 2, scalars.starts(with: ["." as Unicode.Scalar, "/"]) {
      scalars.removeFirst(2)
    }
    while scalars.count > 1, scalars.last == "/" { scalars.removeLast() }
    isAboutPath = scalars.contains("/")
    tokens = Self.tokens(of: scalars)
  }

  /// Whether the pattern fits the path, or a folder that the path lies in.
  func matches(_ path: String) -> Bool {
    let scalars = Array(path.unicodeScalars)
    if isAboutPath { return fitsBeginning(of: scalars[...]) }
    return scalars.split(separator: "/").contains(where: fitsBeginning)
  }

  private static func tokens(of scalars: [Unicode.Scalar]) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    while index < scalars.count {
      let rest = scalars[index...]
      if rest.starts(with: ["*" as Unicode.Scalar, "*", "/"]) {
        tokens.append(.folders)
        index += 3
      } else if rest.starts(with: ["*" as Unicode.Scalar, "*"]) {
        tokens.append(.anything)
        index += 2
      } else if let (set, end) = set(in: scalars, at: index) {
        tokens.append(set)
        index = end
      } else {
        switch scalars[index] {
        case "*": tokens.append(.star)
        case "?": tokens.append(.one)
        default: tokens.append(.scalar(scalars[index]))
        }
        index += 1
      }
    }
    return tokens
  }

  /// The set that begins at `index`, and where it ends; a bracket without its partner is none.
  private static func set(in scalars: [Unicode.Scalar], at index: Int) -> (Token, Int)? {
    guard scalars[index] == "[",
      let close = scalars[index...].dropFirst(2).firstIndex(of: "]")
    else { return nil }
    var members = scalars[(index + 1)..<close]
    let isNegated = members.first == "!" || members.first == "^"
    if isNegated { members.removeFirst() }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let low = members.popFirst() {
      if members.first == "-", members.count > 1, let high = members.dropFirst().first {
        members.removeFirst(2)
        if low <= high { ranges.append(low...high) }
      } else {
        ranges.append(low...low)
      }
    }
    return (.set(ranges, isNegated: isNegated), close + 1)
  }

  /// Whether the tokens fit the whole text, or the part before one of its slashes; takes time in
  /// proportion to both.
  private func fitsBeginning(of text: ArraySlice<Unicode.Scalar>) -> Bool {
    // State 2i: token i comes next. State 2i + 1: inside the folders of token i.
    let none = [Bool](repeating: false, count: 2 * tokens.count + 1)
    var states = none
    enter(0, &states)
    for scalar in text {
      if scalar == "/", states[2 * tokens.count] { return true }
      var next = none
      for state in 0..<(2 * tokens.count) where states[state] {
        step(from: state, over: scalar, &next)
      }
      states = next
    }
    return states[2 * tokens.count]
  }

  /// Adds the state before a token, and what can be reached from there without a scalar.
  private func enter(_ token: Int, _ states: inout [Bool]) {
    var token = token
    while !states[2 * token] {
      states[2 * token] = true
      guard token < tokens.count else { return }
      switch tokens[token] {
      case .star, .anything, .folders: token += 1
      case .scalar, .one, .set: return
      }
    }
  }

  private func step(from state: Int, over scalar: Unicode.Scalar, _ next: inout [Bool]) {
    let index = state / 2
    switch tokens[index] {
    case .scalar(let wanted):
      if scalar == wanted { enter(index + 1, &next) }
    case .one:
      if scalar != "/" { enter(index + 1, &next) }
    case .set(let ranges, let isNegated):
      if scalar != "/", ranges.contains(where: { $0.contains(scalar) }) != isNegated {
        enter(index + 1, &next)
      }
    case .star:
      if scalar != "/" { enter(index, &next) }
    case .anything:
      enter(index, &next)
    case .folders:
      next[2 * index + 1] = true
      if scalar == "/" { enter(index + 1, &next) }
    }
  }
}

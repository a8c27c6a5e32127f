import SyntaxTrees

/// The arguments of a call in a pattern, in parentheses and behind them, as one list.
struct PatternCall {
  struct Element {
    /// The argument, or the closure if it stands behind the parentheses.
    var id: PatternNodeID
    var label: PatternNodeID?
    var colon: PatternNodeID?
    /// The argument's value; nil for placeholders that take whole arguments.
    var value: PatternNodeID?
    var isTrailing: Bool
    /// Whether the value is a closure and nothing else.
    var isClosure: Bool
  }

  let id: PatternNodeID
  private(set) var elements: [Element] = []
  private(set) var argumentCount = 0
  /// The commas by the number of the argument behind them.
  private(set) var commas: [Int: PatternNodeID] = [:]
  private(set) var open: PatternNodeID?
  private(set) var close: PatternNodeID?

  init?(_ id: PatternNodeID, in program: PatternProgram) {
    self.id = id
    var label: PatternNodeID?
    var colon: PatternNodeID?
    for child in program[id].children {
      let node = program[child]
      switch node.kind {
      case .valueArguments: guard readArguments(child, in: program) else { return nil }
      case .lambdaLiteral:
        elements.append(
          Element(
            id: child, label: label, colon: colon, value: child, isTrailing: true, isClosure: true))
        (label, colon) = (nil, nil)
      case .simpleIdentifier: label = child
      case _ where node.isToken(":"): colon = child
      default: return nil
      }
    }
  }

  private mutating func readArguments(_ id: PatternNodeID, in program: PatternProgram) -> Bool {
    for child in program[id].children {
      let node = program[child]
      if node.isToken("(") {
        open = child
      } else if node.isToken(")") {
        close = child
      } else if node.isToken(",") {
        commas[elements.count] = child
      } else if node.kind == .valueArgument || node.hole != nil {
        elements.append(argument(child, in: program))
      } else {
        return false
      }
    }
    argumentCount = elements.count
    return open != nil
  }

  private func argument(_ id: PatternNodeID, in program: PatternProgram) -> Element {
    var element = Element(id: id, isTrailing: false, isClosure: false)
    let children = program[id].children
    element.label = children.first { program[$0].kind == .valueArgumentLabel }
      .map { program[$0].children.first ?? $0 }
    element.colon = children.first { program[$0].isToken(":") }
    guard let value = children.last else { return element }
    element.value = value
    element.isClosure = program[value].kind == .lambdaLiteral
    if case .kinds(let kinds) = program[value].hole?.constraint {
      element.isClosure = kinds == [.lambdaLiteral]
    }
    return element
  }
}

/// The arguments of a call in the source, in parentheses and behind them, as one list.
struct SourceCall {
  struct Element {
    /// The argument, or the closure if it stands behind the parentheses.
    var node: Node
    var label: Node?
    var colon: Node?
    var value: Node
    var isTrailing: Bool
    /// Whether the closure stands behind the call or could: it and all arguments after it are
    /// closures.
    var mayTrail = false

    /// What a placeholder for many takes.
    var nodes: [Node] {
      isTrailing ? [label, colon, value].compactMap { $0 } : [node]
    }
  }

  let node: Node
  private(set) var elements: [Element] = []
  private(set) var argumentCount = 0
  /// The commas with the number of the argument behind them.
  private(set) var commas: [(Int, Node)] = []
  private(set) var open: Node?
  private(set) var close: Node?
  /// Lines of conditional compilation between the arguments.
  private(set) var directives: [Node] = []

  /// Where the arguments in parentheses end.
  var closing: Int { close?.start ?? node.start }

  init?(_ suffix: Node) {
    node = suffix
    var label: Node?
    var colon: Node?
    for child in suffix.children where child.isMatched {
      if child.kind == .valueArguments {
        guard readArguments(child) else { return nil }
      } else if child.kind == .lambdaLiteral {
        elements.append(
          Element(node: child, label: label, colon: colon, value: child, isTrailing: true))
        (label, colon) = (nil, nil)
      } else if child.kind == .simpleIdentifier {
        label = child
      } else if child.hasText(":") {
        colon = child
      } else if child.isIgnored {
        directives.append(child)
      } else {
        return nil
      }
    }
    for index in elements.indices.reversed() {
      guard elements[index].value.kind == .lambdaLiteral else { break }
      elements[index].mayTrail = true
    }
  }

  private mutating func readArguments(_ list: Node) -> Bool {
    for child in list.children where child.isMatched {
      if child.kind == .valueArgument {
        guard let value = child.matchedChildren.last else { return false }
        let label = child.child(.valueArgumentLabel).map { $0.codeOnlyChild ?? $0 }
        let colon = child.children.first { $0.hasText(":") }
        elements.append(
          Element(node: child, label: label, colon: colon, value: value, isTrailing: false))
      } else if child.isComma {
        commas.append((elements.count, child))
      } else if child.isIgnored {
        directives.append(child)
      } else if child.hasText("(") {
        open = child
      } else if child.hasText(")") {
        close = child
      } else {
        return false
      }
    }
    argumentCount = elements.count
    return open != nil && close != nil
  }
}

/// Which argument of the pattern takes which of the source.
struct CallAlignment {
  let pattern: PatternCall
  let source: SourceCall
  /// The number of the pattern's element that takes each element of the source.
  private var takers: [Int] = []
  /// Where each element of the pattern was found, or would be.
  private(set) var places: [Int] = []

  init(pattern: PatternCall, source: SourceCall) {
    self.pattern = pattern
    self.source = source
  }

  /// The place before the source's element `j`: behind the one before it.
  func place(_ j: Int) -> Int {
    if j > 0, j <= source.elements.count {
      let before = source.elements[j - 1]
      let leavesParentheses =
        j == source.argumentCount && source.open != nil && places.count >= pattern.argumentCount
      return leavesParentheses ? source.close?.end ?? before.node.end : before.node.end
    }
    guard let open = source.open else { return source.node.start }
    return places.count < pattern.argumentCount || source.argumentCount > 0
      ? open.end : source.close?.end ?? open.end
  }

  func taker(of j: Int) -> Int? { takers.indices.contains(j) ? takers[j] : nil }

  mutating func take(source range: Range<Int>, by i: Int, place: Int) {
    takers += range.map { _ in i }
    places.append(place)
  }

  /// Undoes ``take(source:by:place:)`` for the pattern's elements from `i` on.
  mutating func giveBack(from i: Int, source j: Int) {
    places.removeLast(places.count - i)
    takers.removeLast(takers.count - j)
  }
}

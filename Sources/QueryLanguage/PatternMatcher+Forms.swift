import SyntaxTrees

extension PatternMatcher {
  /// Fits a node of another kind that means the same.
  mutating func matchOtherForm(_ id: PatternNodeID, _ node: Node, isRoot: Bool) -> Bool {
    if matchImplicitSelf(id, node) { return true }
    guard !isExact else { return false }
    let pattern = program[id]
    if !isRoot, node.kind == .tupleExpression, matchInParentheses(id, node) { return true }
    if !isRoot, matchWithoutParentheses(id, node) { return true }
    if Kind.stringLiterals.contains(pattern.kind), Kind.stringLiterals.contains(node.kind) {
      return matchString(id, node)
    }
    switch (pattern.kind, node.kind) {
    case (.arrayType, .userType), (.dictionaryType, .userType), (.optionalType, .userType),
      (.arrayLiteral, .userType), (.dictionaryLiteral, .userType):
      return matchSugar(id, node)
    case (.userType, .arrayType), (.userType, .dictionaryType), (.userType, .optionalType),
      (.userType, .arrayLiteral), (.userType, .dictionaryLiteral):
      return matchNamed(id, node)
    case (.userType, .simpleIdentifier):
      // A type that the grammar takes for a value: the element of `[T]()`.
      return pattern.children.count == 1 && match(pattern.children[0], node)
    default: return false
    }
  }

  /// `<#base?#>.name` fits `name`, which means a member of `self`.
  private mutating func matchImplicitSelf(_ id: PatternNodeID, _ node: Node) -> Bool {
    let pattern = program[id]
    guard pattern.kind == .navigationExpression, node.kind == .simpleIdentifier,
      pattern.children.count == 2, program[pattern.children[0]].isNullable,
      case .inner(let suffix) = program[pattern.children[1]].content, suffix.count == 2
    else { return false }
    return absent(pattern.children[0], at: node.start) && absent(suffix[0], at: node.start)
      && match(suffix[1], node)
  }

  /// The source has parentheses around what the pattern has.
  mutating func matchInParentheses(_ id: PatternNodeID, _ node: Node) -> Bool {
    let children = node.matchedChildren
    guard !isExact, children.count == 3, children[0].hasText("("), children[2].hasText(")") else {
      return false
    }
    let mark = mark
    form(children[0].range)
    guard match(id, children[1]) else {
      restore(mark)
      return false
    }
    form(children[2].range)
    return true
  }

  /// The pattern has parentheses around what the source has.
  mutating func matchWithoutParentheses(_ id: PatternNodeID, _ node: Node) -> Bool {
    let children = program[id].children
    guard !isExact, program[id].kind == .tupleExpression, children.count == 3,
      program[children[0]].isToken("("), program[children[2]].isToken(")"), node.isNamed
    else { return false }
    let mark = mark
    guard absent(children[0], at: node.start), match(children[1], node),
      absent(children[2], at: node.end)
    else {
      restore(mark)
      return false
    }
    return true
  }

  /// `{ a in … }` and `{ (a) in … }`.
  mutating func matchClosureHead(_ id: PatternNodeID, _ node: Node) -> Bool {
    let pattern = program[id].children
    let source = node.matchedChildren
    let mark = mark
    if pattern.count == 1, source.count == 3, source[0].hasText("("), source[2].hasText(")") {
      form(source[0].range)
      guard match(pattern[0], source[1]) else { return false }
      form(source[2].range)
      return true
    }
    if pattern.count == 3, source.count == 1, program[pattern[0]].isToken("("),
      program[pattern[2]].isToken(")")
    {
      let fits =
        absent(pattern[0], at: node.start) && match(pattern[1], source[0])
        && absent(pattern[2], at: node.end)
      if fits { return true }
      restore(mark)
    }
    return matchChildren(id, node)
  }

  /// The pattern has `[T]`, `[K: V]` or `T?`; the source has the type's name.
  private mutating func matchSugar(_ id: PatternNodeID, _ node: Node) -> Bool {
    let pattern = program[id]
    guard let named = NamedType(node, standsFor: pattern.kind) else { return false }
    var arguments = named.arguments.makeIterator()
    var isFirst = true
    for (position, child) in pattern.children.enumerated() {
      let isToken = position == pattern.children.count - 1 || program[child].isToken("[")
      if pattern.kind == .optionalType, isFirst { form(named.opening) }
      if isToken || program[child].isToken(":") {
        let range =
          program[child].isToken("[")
          ? named.opening : program[child].isToken(":") ? named.comma : named.closing
        guard let range else { return false }
        account(child, for: range)
      } else {
        guard let argument = arguments.next(), match(child, argument) else { return false }
      }
      isFirst = false
    }
    return arguments.next() == nil
  }

  /// The pattern has `Array<T>`, `Dictionary<K, V>` or `Optional<T>`; the source has the sugar.
  private mutating func matchNamed(_ id: PatternNodeID, _ node: Node) -> Bool {
    let parts = program[id].children
    guard parts.count == 2, case .token(let name, let nameItem) = program[parts[0]].content,
      name.elementsEqual(NamedType.name(of: node.kind).utf8),
      program[parts[1]].kind == .typeArguments
    else { return false }
    var source = node.matchedChildren[...]
    items.append(
      MatchedItem(
        role: .item(nameItem), range: node.start..<node.start, isPresent: false))
    for child in program[parts[1]].children {
      let pattern = program[child]
      if pattern.isToken("<"), node.kind == .optionalType {
        guard absent(child, at: node.start) else { return false }
        continue
      }
      guard let next = source.popFirst() else { return false }
      if pattern.isToken("<") || pattern.isToken(">") || pattern.isToken(",") {
        account(child, for: next.range)
      } else {
        guard match(child, next) else { return false }
      }
    }
    return source.isEmpty
  }

  /// Gives all items of a part of the pattern one range of the source.
  private mutating func account(_ id: PatternNodeID, for range: Range<Int>) {
    for (position, item) in program[id].items.enumerated() {
      if position == 0 {
        found(item, range)
      } else {
        items.append(
          MatchedItem(
            role: .item(item), range: range.upperBound..<range.upperBound, isPresent: false))
      }
    }
  }
}

/// A use of `Array`, `Dictionary` or `Optional` by name.
private struct NamedType {
  let arguments: [Node]
  /// From the name to the `<`.
  let opening: Range<Int>
  let comma: Range<Int>?
  let closing: Range<Int>

  init?(_ node: Node, standsFor sugar: Kind) {
    let parts = node.matchedChildren
    guard parts.count == 2, parts[0].bytes.elementsEqual(Self.name(of: sugar).utf8),
      parts[1].kind == .typeArguments
    else { return nil }
    let list = parts[1].matchedChildren
    guard let open = list.first, let close = list.last, list.count > 2 else { return nil }
    arguments = list.filter { $0.isNamed }
    guard arguments.count == (Self.name(of: sugar) == "Dictionary" ? 2 : 1) else { return nil }
    opening = node.start..<open.end
    comma = list.first { $0.isComma }?.range
    closing = close.range
  }

  static func name(of sugar: Kind) -> String {
    switch sugar {
    case .arrayType, .arrayLiteral: "Array"
    case .dictionaryType, .dictionaryLiteral: "Dictionary"
    default: "Optional"
    }
  }
}

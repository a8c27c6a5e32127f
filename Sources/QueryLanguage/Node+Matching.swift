import SyntaxTrees

extension Node {
  /// Whether a pattern has to account for the node: it is code.
  var isMatched: Bool { !isComment && !(isLeaf && range.isEmpty) }

  /// Whether the node may stand between any two others without the pattern's saying so: a
  /// semicolon, or a line of conditional compilation.
  var isIgnored: Bool { isSemicolon || kind == .directive }

  var isSemicolon: Bool { isSingleByte(UInt8(ascii: ";")) }

  var isComma: Bool { isSingleByte(UInt8(ascii: ",")) }

  /// Whether the node closes a list that may have a trailing comma.
  var isClosing: Bool {
    isSingleByte(UInt8(ascii: ")")) || isSingleByte(UInt8(ascii: "]"))
      || isSingleByte(UInt8(ascii: ">")) || isSingleByte(UInt8(ascii: "}"))
  }

  /// Whether the node ends a list whose elements are separated by commas, and is none of them.
  var endsCommaList: Bool {
    guard isLeaf, !isNamed || kind == .else else { return false }
    return isClosing || isSingleByte(UInt8(ascii: "{")) || kind == .else || hasText("in")
      || isSingleByte(UInt8(ascii: "(")) || isSingleByte(UInt8(ascii: "["))
  }

  private func isSingleByte(_ byte: UInt8) -> Bool {
    let range = range
    return range.count == 1 && tree.source[range.lowerBound] == byte
  }

  /// The lines of conditional compilation right behind the node, which end what stands in it.
  var directivesBehind: [Node] {
    var directives: [Node] = []
    var next = nextSibling
    while let sibling = next, !sibling.isMatched || sibling.kind == .directive {
      if sibling.kind == .directive { directives.append(sibling) }
      next = sibling.nextSibling
    }
    return directives
  }

  /// The children that a pattern has to account for, if they are two; makes no array.
  var twoChildren: (first: Node, second: Node)? {
    var first: Node?
    var second: Node?
    for child in children where child.isMatched {
      if first == nil {
        first = child
      } else if second == nil {
        second = child
      } else {
        return nil
      }
    }
    guard let first, let second else { return nil }
    return (first, second)
  }

  /// The children that a pattern has to account for.
  var matchedChildren: [Node] { children.filter(\.isMatched) }
}

extension Kind {
  /// The kind, with the grammar's two ways to call made one.
  var withoutForm: Kind {
    switch self {
    case .constructorExpression: .callExpression
    case .constructorSuffix: .callSuffix
    default: self
    }
  }

  /// Whether the node stands before a declaration: its modifiers, or one of them, since before
  /// local declarations the grammar has them without a list.
  var isModifier: Bool { self == .modifiers || Self.modifierKinds.contains(self) }

  private static let modifierKinds: Set<Kind> = [
    .attribute, .memberModifier, .visibilityModifier, .functionModifier, .mutationModifier,
    .propertyModifier, .propertyBehaviorModifier, .inheritanceModifier, .ownershipModifier,
  ]

  static let stringLiterals: Set<Kind> = [
    .lineStringLiteral, .multiLineStringLiteral, .rawStringLiteral,
  ]
}

import SyntaxTrees

/// Turns the tree of a pattern's text into a program and its items.
struct PatternCompiler {
  private let source: StandInText
  private(set) var program = PatternProgram()
  private(set) var items: [PatternItem] = []
  private(set) var mistakes: [PatternError] = []
  private var slots: [String: Int] = [:]
  private var used: Set<Int> = []

  /// Nodes that only wrap one other, where the inner one is what a placeholder stands for.
  private static let wrappers: Set<Kind> = [
    .statements, .sourceFile, .lambdaFunctionType, .lambdaFunctionTypeParameters,
    .valueArgumentLabel, .callSuffix, .constructorSuffix, .interpolatedExpression,
    .directlyAssignableExpression, .navigationSuffix, .valueArguments,
  ]
  /// Nodes that are elements of a list, and wrap one other if they have no label: a placeholder
  /// for many takes elements, one for a single node takes what is inside.
  private static let elements: Set<Kind> = [
    .valueArgument, .tupleTypeItem, .inheritanceSpecifier, .lambdaParameter, .switchPattern,
    .captureListItem, .typeParameter,
  ]
  /// Nodes that have lists in them.
  private static let lists: Set<Kind> = NodeConstraint.lists.union(NodeConstraint.declarations)
    .union([
      .valueArguments, .arrayLiteral, .tupleExpression, .tupleType, .typeArguments,
      .switchStatement, .callSuffix, .constructorSuffix, .ifStatement, .guardStatement,
      .whileStatement, .repeatWhileStatement, .lambdaFunctionTypeParameters, .captureList,
      .attribute, .enumTypeParameters, .typeParameters, .switchEntry, .computedProperty,
      .modifiers, .pattern, .dictionaryLiteral, .typeConstraints, .availabilityCondition,
      .willsetDidsetBlock, .functionBody, .lambdaLiteral, .lambdaFunctionType,
    ])
  /// Text in which nothing is code.
  private static let texts: Set<Kind> = [
    .lineStrText, .multiLineStrText, .rawStrPart, .rawStrEndPart, .directive, .regexLiteral,
  ]
  /// How deep a pattern may nest; matching recurses no deeper.
  private static let depthLimit = 200

  init(_ source: StandInText) { self.source = source }

  /// Compiles the roots, which must be neighbours.
  mutating func compile(_ roots: [Node]) {
    for root in roots {
      if let id = compile(root, in: nil, depth: 0) { program.roots.append(id) }
    }
    for (index, hole) in source.holes.enumerated() where !used.contains(index) {
      mistakes.append(
        PatternError(
          "a placeholder cannot stand here; it takes the place of a whole expression, type, "
            + "argument, statement, member or name", at: hole.written.lowerBound))
    }
    program.itemOffsets = items.map(\.range.lowerBound)
    program.rootKinds = program.findRootKinds()
    PatternValidator.check(program, items: items, into: &mistakes)
  }

  private mutating func compile(
    _ node: Node, in parent: Node?, depth: Int
  ) -> PatternNodeID? {
    if node.isComment || (node.isLeaf && node.range.isEmpty) { return nil }
    guard depth < Self.depthLimit else {
      mistakes.append(
        PatternError("the pattern nests too deeply", at: source.writtenOffset(node.start)))
      return nil
    }
    if node.kind == .directive {
      mistakes.append(
        PatternError(
          "patterns do not match lines of conditional compilation",
          at: source.writtenOffset(node.start)))
    }
    let first = items.count
    if let index = source.holes.firstIndex(where: { $0.range == node.range }),
      stands(source.holes[index], at: node, in: parent)
    {
      used.insert(index)
      return addHole(source.holes[index], at: node, in: parent)
    }
    if node.isLeaf {
      let written = source.writtenOffset(node.start)
      items.append(
        PatternItem(
          content: .token(node.text), range: written..<source.writtenOffset(node.end)))
      return add(
        PatternNode(
          kind: node.kind, field: node.field, content: .token(Array(node.bytes), item: first),
          items: first..<items.count))
    }
    var children: [PatternNodeID] = []
    for child in node.children {
      if let id = compile(child, in: node, depth: depth + 1) { children.append(id) }
    }
    var inner = PatternNode(
      kind: node.kind, field: node.field, content: .inner(children), items: first..<items.count)
    inner.isFlexible = children.contains {
      program[$0].isNullable || program[$0].isToken(";") || program[$0].isToken(",")
        || program[$0].field == .boundIdentifier
    }
    inner.isNullable = !children.isEmpty && children.allSatisfy { program[$0].isNullable }
    let hasPrefix = node.kind == .typeAnnotation || node.kind == .valueArgument
    if hasPrefix, let value = children.last, program[value].isNullable { inner.isNullable = true }
    return add(inner)
  }

  private mutating func add(_ node: PatternNode) -> PatternNodeID {
    program.nodes.append(node)
    return program.nodes.count - 1
  }

  /// Whether this node, of those with the stand-in's range, is what the placeholder stands for.
  private func stands(_ hole: StandInText.Hole, at node: Node, in parent: Node?) -> Bool {
    if hole.place == .trailingClosure { return node.kind == .lambdaLiteral }
    if Self.wrappers.contains(node.kind) || Self.texts.contains(node.kind) { return false }
    guard let inner = node.codeOnlyChild, inner.range == node.range else { return true }
    if Self.elements.contains(node.kind) { return hole.placeholder.count == .many }
    // Of a variable the name, but of several variables all that belongs to each of them.
    if node.kind == .pattern {
      return parent?.kind != .propertyDeclaration || hole.placeholder.count == .many
    }
    return true
  }

  private mutating func addHole(
    _ hole: StandInText.Hole, at node: Node, in parent: Node?
  ) -> PatternNodeID {
    let item = items.count
    let placeholder = hole.placeholder
    items.append(PatternItem(content: .placeholder(placeholder), range: hole.written))
    let list: Hole.List =
      switch parent?.kind {
      case .some(.callSuffix), .some(.constructorSuffix): .closures
      case .none, .some(.switchStatement), .some(.computedProperty): .nodes
      case .some(let kind): NodeConstraint.lists.contains(kind) ? .nodes : .commas
      }
    var pattern = PatternNode(
      kind: node.kind, field: node.field,
      content: .hole(
        Hole(
          slot: placeholder.isAnonymous ? nil : slot(placeholder.name), count: placeholder.count,
          constraint: placeholder.constraint.flatMap { NodeConstraint(named: $0) },
          prefix: Array(placeholder.prefix.utf8), list: list), item: item),
      items: item..<item + 1)
    pattern.isNullable = placeholder.count != .one
    if placeholder.count == .many, let parent, !Self.lists.contains(parent.kind) {
      mistakes.append(
        PatternError(
          "`...` stands in a list: of arguments, elements, statements, members, parameters, types",
          at: hole.written.lowerBound))
    }
    return add(pattern)
  }

  private mutating func slot(_ name: String) -> Int {
    if let slot = slots[name] { return slot }
    slots[name] = program.names.count
    program.names.append(name)
    return program.names.count - 1
  }
}

extension Node {
  /// The only node directly below, comments aside; nil if there is none or several.
  var codeOnlyChild: Node? {
    var only: Node?
    for child in children where !child.isComment {
      if only != nil { return nil }
      only = child
    }
    return only
  }
}

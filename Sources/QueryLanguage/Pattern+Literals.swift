import SyntaxTrees

extension Pattern {
  /// What a file must contain for the pattern to match: its longer identifiers, those aside that
  /// an equivalent form does not have.
  public var requiredLiterals: LiteralFormula { requiredLiterals(bound: [:]) }

  /// The same, and the identifiers that placeholders stand for already.
  func requiredLiterals(bound: Captures) -> LiteralFormula {
    var literals: [LiteralFormula] = []
    for root in program.roots { collectLiterals(of: root, bound, into: &literals) }
    return LiteralFormula.all(literals).simplified
  }

  /// The names of what a match calls, by itself or as a member; nil if the pattern is no call or
  /// leaves the name open.
  ///
  /// A type may also be called by `init`.
  public var calleeNames: Set<String>? {
    guard let name = calleeName else { return nil }
    let isType = name.utf8.first.map { (0x41...0x5A).contains($0) } == true
    return isType && !isExact ? [name, "init"] : [name]
  }

  private var calleeName: String? {
    guard program.roots.count == 1, let root = program.roots.first,
      program[root].kind == .callExpression, let callee = program[root].children.first
    else { return nil }
    var node = program[callee]
    if node.kind == .navigationExpression, let suffix = node.children.last {
      guard let name = program[suffix].children.last else { return nil }
      node = program[name]
    }
    guard node.kind == .simpleIdentifier, case .token(let bytes, _) = node.content else {
      return nil
    }
    let name = String(decoding: bytes, as: UTF8.self)
    return name == "init" ? nil : name
  }

  private func collectLiterals(
    of id: PatternNodeID, _ bound: Captures, into literals: inout [LiteralFormula]
  ) {
    let node = program[id]
    if node.isNullable { return }
    switch node.content {
    case .hole(let hole, _):
      guard hole.count == .one, let slot = hole.slot,
        let name = bound[program.names[slot]]?.identifier
      else { return }
      literals.append(.literal(hole.prefix + name))
    case .token(let bytes, _):
      let isName = node.kind == .simpleIdentifier || node.kind == .typeIdentifier
      let text = String(decoding: bytes, as: UTF8.self)
      if isName, bytes.count > 2, !Self.replaceableNames.contains(text),
        !PlaceFinder.keywords.contains(text)
      {
        literals.append(.literal(bytes))
      }
    case .inner(let children):
      for child in children {
        if program[child].kind == .valueArgumentLabel, isClosure(children) { continue }
        collectLiterals(of: child, bound, into: &literals)
      }
    }
  }

  /// Whether an argument's value is a closure, which may stand behind the call without a label.
  private func isClosure(_ argument: [PatternNodeID]) -> Bool {
    guard let value = argument.last.map({ program[$0] }) else { return false }
    if value.kind == .lambdaLiteral { return true }
    return value.hole?.constraint != nil
  }

  /// Names that sugar does without.
  private static let replaceableNames: Set<String> = ["Array", "Dictionary", "Optional", "init"]
}

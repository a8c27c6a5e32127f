import SyntaxTrees

/// What a name means when it is declared in the function or closure, not in a type or the file.
struct LocalName {
  /// How the name came about.
  enum Origin {
    /// `let` or `var`, with the property as declared.
    case variable(Property)
    /// A parameter of a function, initializer or subscript, with its declaration.
    case parameter(Parameter, of: Node)
    /// `if let`, `guard let`, `case let` …; the value if the name is all of what is unwrapped.
    case unwrapped(Node?)
    /// `[name]` or `[name = value]` in a closure.
    case captured(Node?)
    /// A parameter of a closure, with its type if that is written.
    case closureParameter(Node?)
    /// A function in a function.
    case function(Function)
    /// A loop's element, a part of a pattern, a caught error, the new value of a setter ….
    case other
  }

  /// The identifier that introduces the name, or the node that implies it.
  let node: Node
  /// How the name came about.
  let origin: Origin
}

/// Looks names up in the functions, closures and blocks around a place.
enum LocalScopes {
  /// What a name that stands at `node` means locally; nil if no block, closure or function between
  /// the node and the type or file around it declares the name.
  static func local(_ name: String, at node: Node) -> LocalName? {
    var child = node
    while let scope = child.parent {
      if scope.kind == .classBody || scope.kind == .enumClassBody || scope.kind == .protocolBody
        || scope.kind == .sourceFile
      {
        return nil
      }
      if let found = find(name, in: scope, from: child) { return found }
      child = scope
    }
    return nil
  }

  /// The parameter of a closure whose name stands at `node`; nil if nothing is named there.
  static func closureParameter(at node: Node) -> LocalName? {
    guard let parameter = node.parent, parameter.kind == .lambdaParameter,
      parameter.children.filter({ $0.kind == .simpleIdentifier }).last == node
    else { return nil }
    return LocalName(node: node, origin: .closureParameter(nil))
  }

  private static func find(_ name: String, in scope: Node, from child: Node) -> LocalName? {
    switch scope.kind {
    case .statements: block(name, in: scope, from: child)
    case .propertyDeclaration: earlierVariable(name, in: scope, from: child)
    case .ifStatement, .whileStatement, .guardStatement: head(name, of: scope, from: child)
    case .forStatement: loop(name, of: scope, from: child)
    case .switchEntry: entry(name, of: scope, from: child)
    case .catchBlock: caught(name, of: scope, from: child)
    case .lambdaLiteral: closure(name, of: scope, from: child)
    case .functionDeclaration, .initDeclaration, .subscriptDeclaration:
      parameter(name, of: scope, from: child)
    case .computedSetter, .willsetClause, .didsetClause, .computedModify:
      accessor(name, of: scope, from: child)
    default: nil
    }
  }

  /// Statements before the place declare variables for it; functions count wherever they stand.
  private static func block(_ name: String, in scope: Node, from child: Node) -> LocalName? {
    var found: LocalName?
    for statement in scope.children {
      switch statement.kind {
      case .functionDeclaration:
        if let function = Function(statement), function.name == name {
          found = LocalName(node: function.nameNode, origin: .function(function))
        }
      case .propertyDeclaration where statement.end <= child.start:
        if let variable = Property.all(in: statement).last(where: { $0.name == name }) {
          found = LocalName(node: variable.nameNode, origin: .variable(variable))
        }
      case .guardStatement where statement.end <= child.start:
        if let local = conditions(name, in: Condition.all(of: statement)) { found = local }
      default: break
      }
      if statement.start > child.start, found != nil { break }
    }
    return found
  }

  /// In `let a = 1, b = a` the second value sees the first name.
  private static func earlierVariable(
    _ name: String, in scope: Node, from child: Node
  ) -> LocalName? {
    guard scope.parent?.kind == .statements else { return nil }
    let earlier = Property.all(in: scope).last {
      $0.name == name && $0.nameNode.end <= child.start && ($0.value?.end ?? 0) <= child.start
        && $0.value != nil
    }
    return earlier.map { LocalName(node: $0.nameNode, origin: .variable($0)) }
  }

  private static func conditions(_ name: String, in conditions: [Condition]) -> LocalName? {
    for condition in conditions.reversed() {
      guard let node = condition.names.last(where: { $0.identifierText == name }) else { continue }
      let isWhole = condition.names.count == 1 && node.field == .boundIdentifier
      return LocalName(node: node, origin: isWhole ? .unwrapped(condition.value) : .other)
    }
    return nil
  }

  private static func head(_ name: String, of scope: Node, from child: Node) -> LocalName? {
    let all = Condition.all(of: scope)
    if let index = all.firstIndex(where: { $0.nodes.contains { $0.id == child.id } }) {
      return conditions(name, in: Array(all[..<index]))
    }
    // Neither the branch behind `else` nor any code of a failed guard sees the names.
    if scope.kind == .guardStatement { return nil }
    if let otherwise = scope.child(.else), child.start > otherwise.start { return nil }
    return conditions(name, in: all)
  }

  private static func loop(_ name: String, of scope: Node, from child: Node) -> LocalName? {
    guard child.field != .collection, child.field != .item, let item = scope.child(.item) else {
      return nil
    }
    // `for x in` introduces names, `for case .a(x) in` only behind a `let`.
    let isBinding = item.token("case") == nil
    return other(name, among: PatternNames.names(in: item, isBinding: isBinding))
  }

  private static func entry(_ name: String, of scope: Node, from child: Node) -> LocalName? {
    guard child.kind != .switchPattern else { return nil }
    let patterns = scope.children(.switchPattern)
    return other(name, among: patterns.flatMap { PatternNames.names(in: $0, isBinding: false) })
  }

  private static func caught(_ name: String, of scope: Node, from child: Node) -> LocalName? {
    guard child.field != Field.error else { return nil }
    guard let pattern = scope.child(Field.error) else {
      return name == "error" ? LocalName(node: scope, origin: .other) : nil
    }
    return other(name, among: PatternNames.names(in: pattern, isBinding: false))
  }

  private static func other(_ name: String, among nodes: [Node]) -> LocalName? {
    nodes.last { $0.identifierText == name }.map { LocalName(node: $0, origin: .other) }
  }

  private static func closure(_ name: String, of scope: Node, from child: Node) -> LocalName? {
    guard child.field != .captures, child.field != .type else { return nil }
    let parameters = scope.child(.type)?.descendants.filter { $0.kind == .lambdaParameter } ?? []
    for parameter in parameters {
      let names = parameter.children.filter { $0.kind == .simpleIdentifier }
      guard let node = names.last else { continue }
      // `$name` makes a variable `name` as well.
      if node.text == "$" + name { return LocalName(node: node, origin: .other) }
      guard node.identifierText == name else { continue }
      let type = Array(parameter.children).last {
        $0.isNamed && $0.id != node.id && $0.field == .name
      }
      return LocalName(node: node, origin: .closureParameter(type))
    }
    for item in scope.child(.captures)?.children(.captureListItem) ?? [] {
      guard let node = item.child(.name), node.identifierText == name else { continue }
      return LocalName(node: node, origin: .captured(item.child(.value)))
    }
    return nil
  }

  private static func parameter(_ name: String, of scope: Node, from child: Node) -> LocalName? {
    // Defaults and types of parameters do not see the parameters.
    guard child.kind == .functionBody || child.kind == .computedProperty else { return nil }
    return Function.parameters(of: scope).last { $0.name == name }
      .map { LocalName(node: $0.nameNode, origin: .parameter($0, of: scope)) }
  }

  private static func accessor(_ name: String, of scope: Node, from child: Node) -> LocalName? {
    guard child.kind == .statements else { return nil }
    if let named = scope.child(.simpleIdentifier) {
      return named.identifierText == name ? LocalName(node: named, origin: .other) : nil
    }
    let implied = scope.kind == .didsetClause ? "oldValue" : "newValue"
    return name == implied ? LocalName(node: scope, origin: .other) : nil
  }
}

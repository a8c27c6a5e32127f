import SyntaxTrees

/// What `<#name: kind#>` takes: a named group of node kinds.
///
/// This is the one table of all names; a name of the grammar (`call_expression`) works as well.
enum NodeConstraint: Sendable {
  /// A node of one of these kinds.
  case kinds(Set<Kind>)
  /// A number, with its sign.
  case number(Set<Kind>)
  /// Whatever has a value.
  case expression
  /// A node that stands directly in a list of statements.
  case statement
  /// The name of a property: an identifier, with or without `self.` before it.
  case property
  /// Any node.
  case node

  /// The group of that name, nil if there is none.
  init?(named name: String) {
    switch name {
    case "expression": self = .expression
    case "statement": self = .statement
    case "property": self = .property
    case "node": self = .node
    case "number", "literal": self = .number(Self.groups[name] ?? [])
    default:
      if let group = Self.groups[name] ?? Kind.named(name).map({ [$0] }) {
        self = .kinds(group)
      } else {
        return nil
      }
    }
  }

  /// Whether the node is taken.
  func accepts(_ node: Node) -> Bool {
    switch self {
    case .kinds(let kinds): return kinds.contains(node.kind)
    case .number(let kinds):
      if kinds.contains(node.kind) { return true }
      guard node.kind == .prefixExpression, let sign = node.firstChild else { return false }
      return sign.hasText("-") && node.lastChild.map { Self.numbers.contains($0.kind) } == true
    case .expression: return node.isNamed && !Self.noExpressions.contains(node.kind)
    case .statement: return node.parent.map { Self.lists.contains($0.kind) } == true
    case .property: return node.propertyName != nil
    case .node: return true
    }
  }

  /// The kinds that a taken node can have, nil if there are too many to list.
  var rootKinds: Set<Kind>? {
    switch self {
    case .kinds(let kinds): kinds
    case .number(let kinds): kinds.union([.prefixExpression])
    case .property: [.simpleIdentifier, .navigationExpression]
    case .expression, .statement, .node: nil
    }
  }

  /// All names of groups, in alphabetical order.
  static let names = (groups.keys + ["expression", "node", "property", "statement"]).sorted()

  private static let strings: Set<Kind> = [
    .lineStringLiteral, .multiLineStringLiteral, .rawStringLiteral,
  ]
  private static let numbers: Set<Kind> = [
    .integerLiteral, .hexLiteral, .octLiteral, .binLiteral, .realLiteral,
  ]
  private static let literals: Set<Kind> = strings.union(numbers).union([
    .booleanLiteral, .nilLiteral, .arrayLiteral, .dictionaryLiteral, .regexLiteral,
  ])
  private static let types: Set<Kind> = [
    .userType, .optionalType, .arrayType, .dictionaryType, .tupleType, .functionType, .opaqueType,
    .existentialType, .protocolCompositionType, .metatype, .typePackExpansion,
    .bracketQualifiedType,
  ]
  private static let functions: Set<Kind> = [
    .functionDeclaration, .initDeclaration, .deinitDeclaration, .subscriptDeclaration,
    .protocolFunctionDeclaration,
  ]
  static let declarations: Set<Kind> = functions.union([
    .importDeclaration, .propertyDeclaration, .classDeclaration, .protocolDeclaration,
    .protocolPropertyDeclaration, .typealiasDeclaration, .associatedtypeDeclaration,
    .operatorDeclaration, .precedenceGroupDeclaration, .macroDeclaration, .enumEntry,
  ])
  private static let blocks: Set<Kind> = [
    .functionBody, .classBody, .enumClassBody, .protocolBody, .computedProperty, .lambdaLiteral,
  ]
  private static let controlFlow: Set<Kind> = [
    .ifStatement, .guardStatement, .switchStatement, .forStatement, .whileStatement,
    .repeatWhileStatement, .doStatement, .controlTransferStatement, .discardStatement,
    .assignment,
  ]
  static let noExpressions: Set<Kind> =
    types.union(declarations).union(controlFlow).union(blocks).union([
      .sourceFile, .statements, .valueArgument, .valueArguments, .callSuffix, .parameter,
      .navigationSuffix, .typeIdentifier, .typeAnnotation, .typeArguments, .modifiers,
      .attribute, .directive, .diagnostic, .comment, .multilineComment, .shebangLine,
      .switchEntry, .pattern, .valueBindingPattern, .error, .constructorSuffix,
      .valueArgumentLabel, .lambdaFunctionType, .lambdaParameter,
    ]).subtracting([.ifStatement, .switchStatement, .lambdaLiteral])
  /// Nodes whose children are statements, members, or switch cases.
  static let lists: Set<Kind> = [
    .statements, .sourceFile, .classBody, .enumClassBody, .protocolBody,
  ]

  /// Each name with the kinds that it stands for.
  static let groups: [String: Set<Kind>] = [
    "identifier": [.simpleIdentifier, .typeIdentifier],
    "type": types,
    "closure": [.lambdaLiteral],
    "literal": literals,
    "string": strings,
    "number": numbers,
    "boolean": [.booleanLiteral],
    "array": [.arrayLiteral],
    "dictionary": [.dictionaryLiteral],
    "call": [.callExpression, .constructorExpression],
    "member": [.navigationExpression],
    "argument": [.valueArgument],
    "parameter": [.parameter, .lambdaParameter],
    "block": blocks,
    "function": functions,
    "declaration": declarations,
    "attribute": [.attribute],
    "nil": [.nilLiteral],
    "tuple": [.tupleExpression, .tupleType],
    "keypath": [.keyPathExpression],
    "operator": [
      .additiveExpression, .multiplicativeExpression, .comparisonExpression, .equalityExpression,
      .conjunctionExpression, .disjunctionExpression, .nilCoalescingExpression,
      .bitwiseOperation, .infixExpression, .rangeExpression, .ternaryExpression,
    ],
    "assignment": [.assignment],
  ]
}

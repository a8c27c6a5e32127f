// Kinds of expressions and their parts.

extension Kind {
  /// `f(a) { b }`: a callee and a `call_suffix`.
  public static let callExpression = Kind(known: "call_expression")
  /// Arguments and trailing closures.
  public static let callSuffix = Kind(known: "call_suffix")
  /// `[A]()`, `A<B>()`: a type and a `constructor_suffix`.
  public static let constructorExpression = Kind(known: "constructor_expression")
  /// Arguments and trailing closures behind a type.
  public static let constructorSuffix = Kind(known: "constructor_suffix")
  /// `(a, b: c)` or `[a]`, with their brackets.
  public static let valueArguments = Kind(known: "value_arguments")
  /// One argument, with its label.
  public static let valueArgument = Kind(known: "value_argument")
  /// The label of an argument, without the colon.
  public static let valueArgumentLabel = Kind(known: "value_argument_label")
  /// `a.b`: fields `target` and `suffix`.
  public static let navigationExpression = Kind(known: "navigation_expression")
  /// `.b`.
  public static let navigationSuffix = Kind(known: "navigation_suffix")
  /// `a?` in a chain; of the repaired tree alone.
  public static let optionalChainingExpression = Kind(known: "optional_chaining_expression")
  /// `A<B>` as an expression; of the repaired tree alone.
  public static let genericExpression = Kind(known: "generic_expression")
  /// `-a`, `&a`, `.a`: fields `operation` and `target`.
  public static let prefixExpression = Kind(known: "prefix_expression")
  /// `a!`, `a++`: fields `target` and `operation`.
  public static let postfixExpression = Kind(known: "postfix_expression")
  /// `a = b`, `a += b`: fields `target`, `operator` and `result`.
  public static let assignment = Kind(known: "assignment")
  /// The target of an assignment as parsed; the repaired tree has none.
  public static let directlyAssignableExpression = Kind(known: "directly_assignable_expression")
  /// `a + b`, `a - b`.
  public static let additiveExpression = Kind(known: "additive_expression")
  /// `a * b`, `a / b`, `a % b`.
  public static let multiplicativeExpression = Kind(known: "multiplicative_expression")
  /// `a < b`, `a > b`, `a <= b`, `a >= b`.
  public static let comparisonExpression = Kind(known: "comparison_expression")
  /// `a == b`, `a != b`, `a === b`, `a !== b`.
  public static let equalityExpression = Kind(known: "equality_expression")
  /// `a && b`.
  public static let conjunctionExpression = Kind(known: "conjunction_expression")
  /// `a || b`.
  public static let disjunctionExpression = Kind(known: "disjunction_expression")
  /// `a ?? b`: fields `value` and `if_nil`.
  public static let nilCoalescingExpression = Kind(known: "nil_coalescing_expression")
  /// `a & b`, `a | b`, `a ^ b`, `a << b`, `a >> b`.
  public static let bitwiseOperation = Kind(known: "bitwise_operation")
  /// Any other binary operator: fields `lhs`, `op` and `rhs`.
  public static let infixExpression = Kind(known: "infix_expression")
  /// `a...b`, `a..<b`.
  public static let rangeExpression = Kind(known: "range_expression")
  /// `...a`, `..<a`.
  public static let openStartRangeExpression = Kind(known: "open_start_range_expression")
  /// `a...`.
  public static let openEndRangeExpression = Kind(known: "open_end_range_expression")
  /// `...`.
  public static let fullyOpenRange = Kind(known: "fully_open_range")
  /// `a ? b : c`: fields `condition`, `if_true` and `if_false`.
  public static let ternaryExpression = Kind(known: "ternary_expression")
  /// `a as B`, `a as? B`, `a as! B`.
  public static let asExpression = Kind(known: "as_expression")
  /// `as`, `as?`, `as!`.
  public static let asOperator = Kind(known: "as_operator")
  /// `a is B`.
  public static let checkExpression = Kind(known: "check_expression")
  /// `try a`.
  public static let tryExpression = Kind(known: "try_expression")
  /// `try`, `try?`, `try!`.
  public static let tryOperator = Kind(known: "try_operator")
  /// `await a`.
  public static let awaitExpression = Kind(known: "await_expression")
  /// `unsafe a`.
  public static let unsafeExpression = Kind(known: "unsafe_expression")
  /// `consume a`, `copy a`.
  public static let consumeExpression = Kind(known: "consume_expression")
  /// `(a, b)`, `(a)`, `()`.
  public static let tupleExpression = Kind(known: "tuple_expression")
  /// `[a, b]`.
  public static let arrayLiteral = Kind(known: "array_literal")
  /// `[a: b]`.
  public static let dictionaryLiteral = Kind(known: "dictionary_literal")
  /// `{ a in b }`.
  public static let lambdaLiteral = Kind(known: "lambda_literal")
  /// `[weak a]`.
  public static let captureList = Kind(known: "capture_list")
  /// One captured value.
  public static let captureListItem = Kind(known: "capture_list_item")
  /// What stands before `in`.
  public static let lambdaFunctionType = Kind(known: "lambda_function_type")
  /// The parameters of a closure.
  public static let lambdaFunctionTypeParameters = Kind(known: "lambda_function_type_parameters")
  /// One parameter of a closure.
  public static let lambdaParameter = Kind(known: "lambda_parameter")
  /// `self`.
  public static let selfExpression = Kind(known: "self_expression")
  /// `super`.
  public static let superExpression = Kind(known: "super_expression")
  /// `\A.b`.
  public static let keyPathExpression = Kind(known: "key_path_expression")
  /// `#keyPath(a)`.
  public static let keyPathStringExpression = Kind(known: "key_path_string_expression")
  /// `#selector(a)`.
  public static let selectorExpression = Kind(known: "selector_expression")
  /// `#name(a)`.
  public static let macroInvocation = Kind(known: "macro_invocation")
  /// `#file`, `#line` and the like.
  public static let specialLiteral = Kind(known: "special_literal")
  /// `#colorLiteral(…)` and the like.
  public static let playgroundLiteral = Kind(known: "playground_literal")
  /// `each a`.
  public static let valueParameterPack = Kind(known: "value_parameter_pack")
  /// `repeat a`.
  public static let valuePackExpansion = Kind(known: "value_pack_expansion")
  /// The name of a value, member or label.
  public static let simpleIdentifier = Kind(known: "simple_identifier")
  /// `!`.
  public static let bang = Kind(known: "bang")
  /// An operator that the grammar has no token for.
  public static let customOperator = Kind(known: "custom_operator")
}

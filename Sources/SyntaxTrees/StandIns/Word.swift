/// The spelling of a token, as far as a rule asks for it.
///
/// Rules compare these tags instead of bytes. Everything that no rule names is `other`; a name in
/// backticks is `other` too, since it never acts as a keyword.
enum Word: String, CaseIterable, Sendable {
  // Not spelled in the source. Their raw values hold a blank, so that no token is looked up as one.
  case other = " other"
  case absent = " absent"
  case stringStart = " string"
  case stringEnd = " string end"
  case interpolationStart = " \\("
  case interpolationEnd = " )"

  // Punctuation.
  case leftParenthesis = "("
  case rightParenthesis = ")"
  case leftBracket = "["
  case rightBracket = "]"
  case leftBrace = "{"
  case rightBrace = "}"
  case comma = ","
  case semicolon = ";"
  case colon = ":"
  case at = "@"
  case backslash = "\\"
  case dot = "."

  // Operators.
  case arrow = "->"
  case less = "<"
  case ampersand = "&"
  case question = "?"
  case exclamation = "!"
  case equal = "="
  case ellipsis = "..."
  case halfOpenRange = "..<"
  case slash = "/"
  case minus = "-"
  case tilde = "~"
  case coalescing = "??"

  // Directives and macros.
  case poundIf = "#if"
  case poundElseif = "#elseif"
  case poundElse = "#else"
  case poundEndif = "#endif"
  case poundSourceLocation = "#sourceLocation"
  case poundWarning = "#warning"
  case poundError = "#error"

  // Names that mean something to a rule.
  case underscore = "_"
  case `return`, `throw`, `in`, `case`, `where`, `if`, `guard`, `while`, `switch`, `else`, `try`
  case `await`, `is`, `as`, `yield`, `repeat`, `do`, `let`, `var`, `for`, `catch`, `default`
  case consume, each, copy, borrow, discard, unsafe
  case `class`, `struct`, `enum`, `extension`, `protocol`, actor, `func`, `subscript`
  case initializer = "init"
  case deinitializer = "deinit"
  case `associatedtype`, `typealias`, `import`, macro, `precedencegroup`, `operator`
  case `static`, override, final, `private`, `public`, `fileprivate`, `internal`, open, package
  case dynamic, convenience, distributed, indirect, infix, mutating, nonisolated, nonmutating
  case optional, postfix, prefix, required, unowned, weak, lazy
  case async, `throws`, `rethrows`, sending
  case `false`, `nil`, `true`, `super`, any, some
  case selfValue = "self"
  case metatype = "Type"
  case `break`, `continue`, `fallthrough`, `defer`
  case shared = "__shared"
  case owned = "__owned"
  case legacyConsuming = "__consuming"
  case compileTimeConstant = "_const"
  case nonsending
  case get, set, read, modify, mutate, borrowing, consuming, unsafeAddress, unsafeMutableAddress
  case yieldingRead = "_read"
  case yieldingModify = "_modify"
  case escaping, autoclosure
  case sendable = "Sendable"
  case mainActor = "MainActor"
  case unknown
  case higherThan, lowerThan
  case legacySpecialize = "_specialize"
  case specialized, abi, lifetime, extern, differentiable, derivative, transpose
  case legacyLifetime = "_lifetime"
  case legacyExtern = "_extern"
  case storageRestrictions
}

extension Word {
  /// Whether an expression, and no operator, comes after this keyword.
  var startsExpression: Bool {
    switch self {
    case .return, .throw, .in, .case, .where, .if, .guard, .while, .switch, .else, .try, .await,
      .is, .as, .yield, .repeat, .do, .let, .var, .for, .catch, .default, .consume, .each, .copy:
      true
    default: false
    }
  }

  /// Whether this is `#if`, `#elseif`, `#else` or `#endif`.
  var isConditionalDirective: Bool {
    switch self {
    case .poundIf, .poundElseif, .poundElse, .poundEndif: true
    default: false
    }
  }

  /// Whether this opens something that another token closes.
  var opens: Bool {
    switch self {
    case .leftParenthesis, .leftBracket, .leftBrace, .interpolationStart: true
    default: false
    }
  }

  /// Whether this is `async`, `throws` or `rethrows`.
  var isEffectSpecifier: Bool { self == .async || self == .throws || self == .rethrows }

  /// Whether this starts the result of a function type or a closure's signature.
  var continuesSignature: Bool { isEffectSpecifier || self == .arrow || self == .in }

  /// Whether this introduces a nominal type or its extension.
  var introducesType: Bool {
    switch self {
    case .class, .struct, .enum, .extension, .protocol, .actor: true
    default: false
    }
  }

  /// Whether this keyword begins a declaration or a statement that is no expression.
  var startsStatement: Bool {
    switch self {
    case .let, .var, .func, .class, .struct, .enum, .protocol, .extension, .actor, .typealias,
      .import, .initializer, .deinitializer, .subscript, .associatedtype,
      .guard, .for, .while, .return, .defer, .do, .throw, .break, .continue, .repeat,
      .fallthrough, .case, .default:
      true
    default: false
    }
  }

  /// Whether this can stand in front of a declaration's keyword.
  var isModifier: Bool {
    switch self {
    case .static, .class, .override, .final, .private, .public, .fileprivate, .internal, .open,
      .package, .dynamic, .convenience, .distributed, .indirect, .infix, .mutating, .nonisolated,
      .nonmutating, .optional, .postfix, .prefix, .required, .unowned, .weak, .lazy, .async:
      true
    default: false
    }
  }
}

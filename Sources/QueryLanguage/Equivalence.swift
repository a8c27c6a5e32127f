/// Forms of code that mean the same, so that one pattern matches all of them.
///
/// Whether `self.x` and `x` mean the same depends on what is declared around them; no form here
/// says that they do.
public enum Equivalence: String, Sendable, CaseIterable {
  case trailingClosure
  case emptyArguments
  case optionalBinding
  case arrayType
  case dictionaryType
  case optionalType
  case explicitInit
  case parentheses
  case closureParentheses
  case stringQuoting

  /// The forms, as a person would write them side by side.
  public var explanation: String {
    switch self {
    case .trailingClosure:
      "A closure by label and behind the call: `f(x, do: { … })` and `f(x) { … }`."
    case .emptyArguments: "Empty parentheses before a closure: `f() { … }` and `f { … }`."
    case .optionalBinding: "Short and long binding: `if let x` and `if let x = x`."
    case .arrayType: "Sugar and name: `[T]` and `Array<T>`."
    case .dictionaryType: "Sugar and name: `[K: V]` and `Dictionary<K, V>`."
    case .optionalType: "Sugar and name: `T?` and `Optional<T>`."
    case .explicitInit: "Calling a type and its initializer: `X()` and `X.init()`."
    case .parentheses: "Parentheses around one value, inside a pattern: `a` and `(a)`."
    case .closureParentheses:
      "Parentheses around a closure's parameters: `{ a in b }`, `{ (a) in b }`."
    case .stringQuoting: "One line of text in any quotes: `\"a\"`, `#\"a\"#`, `\"\"\"`."
    }
  }
}

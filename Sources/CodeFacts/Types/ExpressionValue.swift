/// What is known of the value of an expression.
enum ExpressionValue: Hashable {
  /// The name of a type, as before `.member` or `(…)`.
  case metatype(String)
  /// A value of a type that can be written.
  case value(String)
  /// A value of a type that cannot be written; all that is known is what it conforms to.
  case opaque([String])
  /// `nil`.
  case none
  /// The file does not tell.
  case unknown

  /// A value of a declared type, which may be `some P`.
  static func declared(_ text: String) -> ExpressionValue {
    let text = text.trimmedWhitespace
    for word in ["some ", "any "] where text.hasPrefix(word) {
      let parts = text.dropFirst(word.count).split(separator: "&")
      return .opaque(parts.map { TypeText.withoutArguments($0.trimmedWhitespace) })
    }
    return .value(text)
  }
}

extension StringProtocol {
  /// The text without white space at both ends.
  var trimmedWhitespace: String {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}

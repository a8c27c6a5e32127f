import SyntaxTrees

/// A regular expression of Swift's `Regex` syntax.
public struct RegularExpression: Sendable, Hashable {
  /// The expression as written.
  public let text: String

  /// Reads an expression.
  ///
  /// - Throws: A mistake at the start of the text; the library does not tell the exact place.
  public init(parsing text: String) throws(PatternError) {
    self.text = text
    do {
      _ = try Regex(text)
    } catch {
      throw PatternError("`\(text)` is no regular expression: \(error)", at: 0)
    }
  }

  /// Whether the expression fits somewhere in `string`.
  public func matches(_ string: String) -> Bool {
    guard let regex = try? Regex(text) else { return false }
    return string.firstMatch(of: regex) != nil
  }
}

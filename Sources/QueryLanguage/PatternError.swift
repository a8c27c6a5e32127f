/// A mistake in a pattern, a template, or a query.
public struct PatternError: Error, Sendable, Hashable {
  /// What is wrong and what to do about it.
  public let message: String
  /// The byte offset in the text of the pattern.
  public let offset: Int

  /// Creates a mistake at a byte offset of the pattern's text.
  public init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}

import TextEditing

/// A regular expression of Swift's `Regex` syntax.
public struct RegularExpression: Sendable {
  /// The expression as written.
  public let text: String
  private let compiled: Compiled

  /// An expression that is read once and then only asked.
  ///
  /// The library does not call `Regex` sendable because it may hold closures; one that was read
  /// from text holds none.
  private struct Compiled: @unchecked Sendable {
    let regex: Regex<AnyRegexOutput>
  }

  /// Reads an expression.
  ///
  /// - Throws: A mistake at the start of the text; the library does not tell the exact place.
  public init(parsing text: String) throws(PatternError) {
    self.text = text
    compiled = try Self.known.answer(to: text) { () throws(PatternError) in
      do {
        return Compiled(regex: try Regex(text))
      } catch {
        throw PatternError("`\(text)` is no regular expression: \(error)", at: 0)
      }
    }
  }

  private static let known = Memory<String, Compiled>()

  /// Whether the expression fits somewhere in `string`.
  public func matches(_ string: String) -> Bool {
    // An expression that fails while it runs fits nothing.
    (try? compiled.regex.firstMatch(in: string)) != nil
  }
}

extension RegularExpression: Hashable {
  /// Whether both are written alike.
  public static func == (a: RegularExpression, b: RegularExpression) -> Bool { a.text == b.text }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// What is known of a statement about code.
public enum Truth: Sendable, Hashable {
  case yes, no
  /// The code at hand does not tell; never counts as true.
  case unknown
}

/// The answer to a fact: whether it holds, and the words to explain it.
public struct Judgement: Sendable, Hashable {
  /// Whether the fact holds.
  public var truth: Truth
  /// Why it does not hold, or is not known, as part of a sentence: "`init(a:)` in line 4 …".
  public var detail: String

  /// Creates an answer.
  public init(_ truth: Truth, _ detail: String = "") {
    self.truth = truth
    self.detail = detail
  }
}

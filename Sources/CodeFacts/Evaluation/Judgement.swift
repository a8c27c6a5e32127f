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
  /// Why it holds, does not hold, or is not known, as a sentence without its full stop: "the init
  /// at line 4 never assigns count".
  public var detail: String
  /// More words on the same, where there are any: on which path, by what condition.
  public var because: String

  /// The 1-based line of what the words name: an initializer, another declaration, a use.
  public var line: Int?
  /// The 1-based lines of all places that the words are about, in the order of the file.
  public var lines: [Int]

  /// Creates an answer.
  public init(
    _ truth: Truth, _ detail: String = "", because: String = "", line: Int? = nil,
    lines: [Int] = []
  ) {
    self.truth = truth
    self.detail = detail
    self.because = because
    self.line = line ?? lines.first
    self.lines = lines.isEmpty ? line.map { [$0] } ?? [] : lines
  }

  /// The opposite answer with the same words; unknown stays unknown.
  public var negated: Judgement {
    var result = self
    result.truth = truth.negated
    return result
  }
}

extension Truth {
  /// The opposite; unknown stays unknown.
  public var negated: Truth {
    switch self {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }
}

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

  /// The places of what the words name, such as initializers, other declarations, uses: "line 4"
  /// for the file that was asked about, in order, then "Other.swift:9" for others.
  public var places: [String]

  /// The first of the places.
  public var place: String? { places.first }

  /// Creates an answer.
  public init(
    _ truth: Truth, _ detail: String = "", because: String = "", places: [String] = []
  ) {
    self.truth = truth
    self.detail = detail
    self.because = because
    self.places = places
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

/// What a run is asked to do.
public struct EngineOptions: Sendable {
  /// Whether rewrites that want a person's eye are made too.
  public var review: Bool
  /// The places that codemods may do something about if they answer what the compiler says there.
  ///
  /// All other matches are left alone, and nothing is said of them. Nil for all that is found.
  public var places: [DiagnosedPlace]?

  /// Creates options.
  public init(review: Bool = false, places: [DiagnosedPlace]? = nil) {
    self.review = review
    self.places = places
  }
}

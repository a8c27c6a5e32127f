/// What a run is asked to do.
public struct EngineOptions: Sendable {
  /// Whether rewrites that want a person's eye are made too.
  public var review: Bool
  /// Who judges the results of rewrites besides the engine's own check; nil for nobody.
  public var verifier: TextVerifier?
  /// The places that codemods may do something about if they answer what the compiler says there.
  ///
  /// All other matches are left alone, and nothing is said of them. Nil for all that is found.
  public var places: [DiagnosedPlace]?

  /// Creates options.
  public init(
    review: Bool = false, verifier: TextVerifier? = nil, places: [DiagnosedPlace]? = nil
  ) {
    self.review = review
    self.verifier = verifier
    self.places = places
  }
}

/// What a run is asked to do.
public struct EngineOptions: Sendable {
  /// Whether rewrites that want a person's eye are made too.
  public var review: Bool
  /// Who judges the results of rewrites besides the engine's own check; nil for nobody.
  public var verifier: TextVerifier?

  /// Creates options.
  public init(review: Bool = false, verifier: TextVerifier? = nil) {
    self.review = review
    self.verifier = verifier
  }
}

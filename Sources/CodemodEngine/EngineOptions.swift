/// What a run is asked to do.
public struct EngineOptions: Sendable {
  /// Whether rewrites that want a person's eye are made too.
  public var review: Bool

  /// Creates options.
  public init(review: Bool = false) { self.review = review }
}

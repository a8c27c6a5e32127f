/// What a run is asked to do.
public struct EngineOptions: Sendable {
  /// Whether rewrites that want a person's eye are made too.
  public var review: Bool
  /// The places that the codemods may do something about, if they answer what the compiler says there;
  /// nil for all places that they find. All other matches are left alone, and nothing is said of them.
  public var places: [DiagnosedPlace]?

  /// Creates options.
  public init(review: Bool = false, places: [DiagnosedPlace]? = nil) {
    self.review = review
    self.places = places
  }
}

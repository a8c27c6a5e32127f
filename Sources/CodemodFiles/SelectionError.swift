/// A word that selects no codemod.
public struct SelectionError: Error, Sendable, Hashable {
  /// The word.
  public let word: String
  /// The id or pack that was most likely meant; nil if none is near.
  public let nearest: String?

  /// Creates an error.
  public init(word: String, nearest: String?) {
    self.word = word
    self.nearest = nearest
  }

  /// The error in a sentence without a full stop.
  public var message: String {
    "there is no codemod or pack `\(word)`" + (nearest.map { "; did you mean `\($0)`?" } ?? "")
  }
}

import YAMLReading

/// The names that the facts and texts of a rule may speak of.
struct NameScope {
  /// The captures: placeholders of the rule's matchers, and computed ones.
  var captures: Set<String> = []
  /// The facts and matchers that the codemod has named under `utilities`, as they are written.
  ///
  /// They are read anew in each rule that uses them, because the captures are the rule's.
  var utilities = Utilities()
  /// How many named facts and matchers are being read inside each other.
  var depth = 0

  /// Named facts and matchers.
  struct Utilities {
    var facts: [String: YAMLNode] = [:]
    var matchers: [String: YAMLNode] = [:]
  }

  /// More than this many names inside each other can only be a circle.
  static let deepestUse = 16
}

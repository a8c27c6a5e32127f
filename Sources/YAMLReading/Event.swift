/// What libyaml reports, as values of our own.
///
/// Places are numbers of characters.
struct Event {
  enum Kind {
    case documentStart
    case alias
    case scalar(text: String, style: YAMLScalar.Style)
    case sequenceStart
    case mappingStart
    /// The end of the innermost open sequence or mapping.
    case collectionEnd
    case failure(Failure)
  }

  var kind: Kind
  var start: Int
  var end: Int
  var hasAnchor = false
  var hasTag = false
}

/// Why libyaml cannot go on.
struct Failure {
  /// Where it stopped.
  enum Place {
    case character(Int)
    /// Where bytes are no characters, only they can be counted.
    case byte(Int)
  }

  var problem: String
  var place: Place
  /// What was being read, and where that began, as the number of a character.
  var context: (text: String, start: Int)?
}

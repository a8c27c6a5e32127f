/// A kind of work that a run consists of, in the order in which a run begins with them.
public enum Phase: Int, CaseIterable, Sendable {
  /// Reading codemods and what is known of the SDKs, and making tables of them.
  case codemods
  /// Finding files, and what they belong to.
  case discover
  /// Reading files.
  case read
  /// Telling by a file's words what can be found in it.
  case prefilter
  /// Making trees of texts.
  case parse
  /// Noting what files declare.
  case index
  /// Finding matches, and answering what their codemods ask of the code.
  case match
  /// Making edits of matches, and texts of edits.
  case rewrite
  /// Holding results against the originals.
  case check
  /// Writing files, and printing what was asked for.
  case write

  /// The word for it.
  public var name: String { "\(self)" }

  /// Whether what belongs to other phases counts as this one if it is done for it: the patterns of
  /// codemods are parsed as well.
  var isWhole: Bool { self == .codemods }

  /// Whether it is done for one codemod, where one is known; all else serves all of them.
  var isOfCodemod: Bool { self == .match || self == .rewrite }
}

/// A part of a text that the parser saw as something else, because the grammar cannot read it.
public struct StandIn: Hashable, Sendable {
  /// The construct that the grammar cannot read.
  public let gap: GrammarGap
  /// The bytes that were covered.
  public let range: Range<Int>
}

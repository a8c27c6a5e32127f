/// A place where the source that the grammar reads differs from the source itself, at equal length.
public struct StandIn: Hashable, Sendable {
  /// The gap that is bridged here.
  public let gap: GrammarGap
  /// The bytes that were overwritten, as offsets in the source.
  public let range: Range<Int>
}

/// A source as the grammar reads it, and where it differs from the source itself.
struct StandInResult: Sendable {
  /// The bytes; as many as the source has.
  let bytes: [UInt8]
  /// The stand-ins, in order of their starts; no two overlap.
  let standIns: [StandIn]
}

/// A construct that the grammar cannot read or reads wrongly.
public enum GrammarGap: String, CaseIterable, Sendable {
  case emptyTuple

  /// What a stand-in takes away from the tree.
  public enum Hiding: Sendable { case nothing, code, directive }

  /// What the stand-in takes away from the tree.
  public var hides: Hiding { .nothing }
}
